// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport

let plain = PlainFunctions()

struct PlainFunctions {
  var list0: (() -> [Int]) { { [] } }
  var list1: PlainFunction<Int> { { [$0] } }
  var list2: PlainFunction<Int, Int> { { [$0, $1] } }
  var list3: PlainFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: PlainFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: PlainFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: PlainFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: PlainFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: (TrialObject) -> (Int) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> (Int, Int) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> (Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> () -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> (Int, Int, Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> (Int) -> [Int] { { _ in plain.list1 } }
  var method2: (TrialObject) -> (Int, Int) -> [Int] { { _ in plain.list2 } }
  var method3: (TrialObject) -> (Int, Int, Int) -> [Int] { { _ in plain.list3 } }
  var method0: (TrialObject) -> () -> [Int] { { _ in plain.list0 } }
  var method5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int] { { _ in plain.list5 } }
  var finder1: (TrialObject) -> (Int) -> [Int]? { { _ in plain.list1 } }
  var finder2: (TrialObject) -> (Int, Int) -> [Int]? { { _ in plain.list2 } }
  var finder3: (TrialObject) -> (Int, Int, Int) -> [Int]? { { _ in plain.list3 } }
  var finder0: (TrialObject) -> () -> [Int]? { { _ in plain.list0 } }
  var finder5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int]? { { _ in plain.list5 } }
  typealias Curried2 = (Int) -> PlainFunction<Int>
  typealias Curried3 = (Int) -> Curried2
  typealias Curried4 = (Int) -> Curried3
  typealias Curried5 = (Int) -> Curried4
  typealias Curried6 = (Int) -> Curried5
  var curried2: (Int) -> (Int) -> [Int] { curry(plain.list2) }
  var curried3: (Int) -> (Int) -> (Int) -> [Int] { curry(plain.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> (Int) -> [Int] { curry(plain.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] { curry(plain.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] { curry(plain.list6) }
  typealias Flipped = (Int) -> (Int) -> [Int]
  var append1: (([Int]) -> [Int]) { { $0 + [1] } }
  var append2: (([Int]) -> [Int]) { { $0 + [2] } }
  var append3: (([Int]) -> [Int]) { { $0 + [3] } }
  var append4: (([Int]) -> [Int]) { { $0 + [4] } }
  var append6: (([Int]) -> [Int]) { { $0 + [6] } }
}

let plainThrowing = PlainThrowingFunctions()

struct PlainThrowingFunctions {
  var list0: (() throws(Refusal) -> [Int]) { { [] } }
  var list1: PlainThrowingFunction<Int> { { [$0] } }
  var list2: PlainThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: PlainThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: PlainThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: PlainThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (() throws(Refusal) -> [Int]) { { () throws(Refusal) in throw Refusal() } }
  var refusal1: PlainThrowingFunction<Int> { { (_) throws(Refusal) in throw Refusal() } }
  var refusal2: PlainThrowingFunction<Int, Int> { { (_, _) throws(Refusal) in throw Refusal() } }
  var refusal3: PlainThrowingFunction<Int, Int, Int> { { (_, _, _) throws(Refusal) in throw Refusal() } }
  var refusal4: PlainThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal5: PlainThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal7: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var receiver1: (TrialObject) -> (Int) throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> (Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> () throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> (Int) throws(Refusal) -> [Int] { { _ in plainThrowing.list1 } }
  var method2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int] { { _ in plainThrowing.list2 } }
  var method3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int] { { _ in plainThrowing.list3 } }
  var method0: (TrialObject) -> () throws(Refusal) -> [Int] { { _ in plainThrowing.list0 } }
  var method5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] { { _ in plainThrowing.list5 } }
  var finder1: (TrialObject) -> (Int) throws(Refusal) -> [Int]? { { _ in plainThrowing.list1 } }
  var finder2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int]? { { _ in plainThrowing.list2 } }
  var finder3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int]? { { _ in plainThrowing.list3 } }
  var finder0: (TrialObject) -> () throws(Refusal) -> [Int]? { { _ in plainThrowing.list0 } }
  var finder5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? { { _ in plainThrowing.list5 } }
  typealias Curried2 = (Int) -> PlainThrowingFunction<Int>
  typealias Curried3 = (Int) -> Curried2
  typealias Curried4 = (Int) -> Curried3
  typealias Curried5 = (Int) -> Curried4
  typealias Curried6 = (Int) -> Curried5
  var curried2: (Int) -> (Int) throws(Refusal) -> [Int] { curry(plainThrowing.list2) }
  var curried3: (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] { curry(plainThrowing.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] { curry(plainThrowing.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] { curry(plainThrowing.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] { curry(plainThrowing.list6) }
  typealias Flipped = (Int) -> (Int) throws(Refusal) -> [Int]
  var append1: (([Int]) throws(Refusal) -> [Int]) { { $0 + [1] } }
  var append2: (([Int]) throws(Refusal) -> [Int]) { { $0 + [2] } }
  var append2OrOther: (([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [2] } }
  var append3: (([Int]) throws(Refusal) -> [Int]) { { $0 + [3] } }
  var append3OrOther: (([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [3] } }
  var append4: (([Int]) throws(Refusal) -> [Int]) { { $0 + [4] } }
  var append4OrOther: (([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [4] } }
  var append6: (([Int]) throws(Refusal) -> [Int]) { { $0 + [6] } }
  var append1OrOther: (([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [1] } }
  var append6OrOther: (([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [6] } }
}

let plainAsync = PlainAsyncFunctions()

struct PlainAsyncFunctions {
  var list0: (() async -> [Int]) { { [] } }
  var list1: PlainAsyncFunction<Int> { { [$0] } }
  var list2: PlainAsyncFunction<Int, Int> { { [$0, $1] } }
  var list3: PlainAsyncFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: PlainAsyncFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: PlainAsyncFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: PlainAsyncFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: (TrialObject) -> (Int) async -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> (Int, Int) async -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> (Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> () async -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> (Int) async -> [Int] { { _ in plainAsync.list1 } }
  var method2: (TrialObject) -> (Int, Int) async -> [Int] { { _ in plainAsync.list2 } }
  var method3: (TrialObject) -> (Int, Int, Int) async -> [Int] { { _ in plainAsync.list3 } }
  var method0: (TrialObject) -> () async -> [Int] { { _ in plainAsync.list0 } }
  var method5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int] { { _ in plainAsync.list5 } }
  var finder1: (TrialObject) -> (Int) async -> [Int]? { { _ in plainAsync.list1 } }
  var finder2: (TrialObject) -> (Int, Int) async -> [Int]? { { _ in plainAsync.list2 } }
  var finder3: (TrialObject) -> (Int, Int, Int) async -> [Int]? { { _ in plainAsync.list3 } }
  var finder0: (TrialObject) -> () async -> [Int]? { { _ in plainAsync.list0 } }
  var finder5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int]? { { _ in plainAsync.list5 } }
  typealias Curried2 = (Int) -> PlainAsyncFunction<Int>
  typealias Curried3 = (Int) -> Curried2
  typealias Curried4 = (Int) -> Curried3
  typealias Curried5 = (Int) -> Curried4
  typealias Curried6 = (Int) -> Curried5
  var curried2: (Int) -> (Int) async -> [Int] { curry(plainAsync.list2) }
  var curried3: (Int) -> (Int) -> (Int) async -> [Int] { curry(plainAsync.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> (Int) async -> [Int] { curry(plainAsync.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] { curry(plainAsync.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] { curry(plainAsync.list6) }
  typealias Flipped = (Int) -> (Int) async -> [Int]
  var append1: (([Int]) async -> [Int]) { { $0 + [1] } }
  var append2: (([Int]) async -> [Int]) { { $0 + [2] } }
  var append3: (([Int]) async -> [Int]) { { $0 + [3] } }
  var append4: (([Int]) async -> [Int]) { { $0 + [4] } }
  var append6: (([Int]) async -> [Int]) { { $0 + [6] } }
}

let plainAsyncThrowing = PlainAsyncThrowingFunctions()

struct PlainAsyncThrowingFunctions {
  var list0: (() async throws(Refusal) -> [Int]) { { [] } }
  var list1: PlainAsyncThrowingFunction<Int> { { [$0] } }
  var list2: PlainAsyncThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: PlainAsyncThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (() async throws(Refusal) -> [Int]) { { () async throws(Refusal) in throw Refusal() } }
  var refusal1: PlainAsyncThrowingFunction<Int> { { (_) async throws(Refusal) in throw Refusal() } }
  var refusal2: PlainAsyncThrowingFunction<Int, Int> { { (_, _) async throws(Refusal) in throw Refusal() } }
  var refusal3: PlainAsyncThrowingFunction<Int, Int, Int> { { (_, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal4: PlainAsyncThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal7: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var receiver1: (TrialObject) -> (Int) async throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> (Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> () async throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] { { _ in plainAsyncThrowing.list1 } }
  var method2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int] { { _ in plainAsyncThrowing.list2 } }
  var method3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int] { { _ in plainAsyncThrowing.list3 } }
  var method0: (TrialObject) -> () async throws(Refusal) -> [Int] { { _ in plainAsyncThrowing.list0 } }
  var method5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] { { _ in plainAsyncThrowing.list5 } }
  var finder1: (TrialObject) -> (Int) async throws(Refusal) -> [Int]? { { _ in plainAsyncThrowing.list1 } }
  var finder2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int]? { { _ in plainAsyncThrowing.list2 } }
  var finder3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in plainAsyncThrowing.list3 } }
  var finder0: (TrialObject) -> () async throws(Refusal) -> [Int]? { { _ in plainAsyncThrowing.list0 } }
  var finder5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in plainAsyncThrowing.list5 } }
  typealias Curried2 = (Int) -> PlainAsyncThrowingFunction<Int>
  typealias Curried3 = (Int) -> Curried2
  typealias Curried4 = (Int) -> Curried3
  typealias Curried5 = (Int) -> Curried4
  typealias Curried6 = (Int) -> Curried5
  var curried2: (Int) -> (Int) async throws(Refusal) -> [Int] { curry(plainAsyncThrowing.list2) }
  var curried3: (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] { curry(plainAsyncThrowing.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] { curry(plainAsyncThrowing.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] { curry(plainAsyncThrowing.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] { curry(plainAsyncThrowing.list6) }
  typealias Flipped = (Int) -> (Int) async throws(Refusal) -> [Int]
  var append1: (([Int]) async throws(Refusal) -> [Int]) { { $0 + [1] } }
  var append2: (([Int]) async throws(Refusal) -> [Int]) { { $0 + [2] } }
  var append2OrOther: (([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [2] } }
  var append3: (([Int]) async throws(Refusal) -> [Int]) { { $0 + [3] } }
  var append3OrOther: (([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [3] } }
  var append4: (([Int]) async throws(Refusal) -> [Int]) { { $0 + [4] } }
  var append4OrOther: (([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [4] } }
  var append6: (([Int]) async throws(Refusal) -> [Int]) { { $0 + [6] } }
  var append1OrOther: (([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [1] } }
  var append6OrOther: (([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [6] } }
}

let sendable = SendableFunctions()

struct SendableFunctions {
  var list0: (@Sendable () -> [Int]) { { [] } }
  var list1: SendableFunction<Int> { { [$0] } }
  var list2: SendableFunction<Int, Int> { { [$0, $1] } }
  var list3: SendableFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: SendableFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: SendableFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: SendableFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: SendableFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: @Sendable (TrialObject) -> @Sendable (Int) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @Sendable () -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int] { { _ in sendable.list1 } }
  var method2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int] { { _ in sendable.list2 } }
  var method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int] { { _ in sendable.list3 } }
  var method0: @Sendable (TrialObject) -> @Sendable () -> [Int] { { _ in sendable.list0 } }
  var method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int] { { _ in sendable.list5 } }
  var finder1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int]? { { _ in sendable.list1 } }
  var finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int]? { { _ in sendable.list2 } }
  var finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int]? { { _ in sendable.list3 } }
  var finder0: @Sendable (TrialObject) -> @Sendable () -> [Int]? { { _ in sendable.list0 } }
  var finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int]? { { _ in sendable.list5 } }
  typealias Curried2 = @Sendable (Int) -> SendableFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @Sendable (Int) -> [Int] { curry(sendable.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] { curry(sendable.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] { curry(sendable.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] { curry(sendable.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] { curry(sendable.list6) }
  typealias Flipped = @Sendable (Int) -> @Sendable (Int) -> [Int]
  var append1: (@Sendable ([Int]) -> [Int]) { { $0 + [1] } }
  var append2: (@Sendable ([Int]) -> [Int]) { { $0 + [2] } }
  var append3: (@Sendable ([Int]) -> [Int]) { { $0 + [3] } }
  var append4: (@Sendable ([Int]) -> [Int]) { { $0 + [4] } }
  var append6: (@Sendable ([Int]) -> [Int]) { { $0 + [6] } }
}

let sendableThrowing = SendableThrowingFunctions()

struct SendableThrowingFunctions {
  var list0: (@Sendable () throws(Refusal) -> [Int]) { { [] } }
  var list1: SendableThrowingFunction<Int> { { [$0] } }
  var list2: SendableThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: SendableThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: SendableThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: SendableThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (@Sendable () throws(Refusal) -> [Int]) { { () throws(Refusal) in throw Refusal() } }
  var refusal1: SendableThrowingFunction<Int> { { (_) throws(Refusal) in throw Refusal() } }
  var refusal2: SendableThrowingFunction<Int, Int> { { (_, _) throws(Refusal) in throw Refusal() } }
  var refusal3: SendableThrowingFunction<Int, Int, Int> { { (_, _, _) throws(Refusal) in throw Refusal() } }
  var refusal4: SendableThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal5: SendableThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal7: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var receiver1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int] { { _ in sendableThrowing.list1 } }
  var method2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int] { { _ in sendableThrowing.list2 } }
  var method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int] { { _ in sendableThrowing.list3 } }
  var method0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int] { { _ in sendableThrowing.list0 } }
  var method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] { { _ in sendableThrowing.list5 } }
  var finder1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int]? { { _ in sendableThrowing.list1 } }
  var finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int]? { { _ in sendableThrowing.list2 } }
  var finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int]? { { _ in sendableThrowing.list3 } }
  var finder0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int]? { { _ in sendableThrowing.list0 } }
  var finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? { { _ in sendableThrowing.list5 } }
  typealias Curried2 = @Sendable (Int) -> SendableThrowingFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] { curry(sendableThrowing.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] { curry(sendableThrowing.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] { curry(sendableThrowing.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] { curry(sendableThrowing.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] { curry(sendableThrowing.list6) }
  typealias Flipped = @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int]
  var append1: (@Sendable ([Int]) throws(Refusal) -> [Int]) { { $0 + [1] } }
  var append2: (@Sendable ([Int]) throws(Refusal) -> [Int]) { { $0 + [2] } }
  var append2OrOther: (@Sendable ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [2] } }
  var append3: (@Sendable ([Int]) throws(Refusal) -> [Int]) { { $0 + [3] } }
  var append3OrOther: (@Sendable ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [3] } }
  var append4: (@Sendable ([Int]) throws(Refusal) -> [Int]) { { $0 + [4] } }
  var append4OrOther: (@Sendable ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [4] } }
  var append6: (@Sendable ([Int]) throws(Refusal) -> [Int]) { { $0 + [6] } }
  var append1OrOther: (@Sendable ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [1] } }
  var append6OrOther: (@Sendable ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [6] } }
}

let sendableAsync = SendableAsyncFunctions()

struct SendableAsyncFunctions {
  var list0: (@Sendable () async -> [Int]) { { [] } }
  var list1: SendableAsyncFunction<Int> { { [$0] } }
  var list2: SendableAsyncFunction<Int, Int> { { [$0, $1] } }
  var list3: SendableAsyncFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: SendableAsyncFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: SendableAsyncFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: SendableAsyncFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: @Sendable (TrialObject) -> @Sendable (Int) async -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @Sendable () async -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] { { _ in sendableAsync.list1 } }
  var method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int] { { _ in sendableAsync.list2 } }
  var method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int] { { _ in sendableAsync.list3 } }
  var method0: @Sendable (TrialObject) -> @Sendable () async -> [Int] { { _ in sendableAsync.list0 } }
  var method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int] { { _ in sendableAsync.list5 } }
  var finder1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int]? { { _ in sendableAsync.list1 } }
  var finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int]? { { _ in sendableAsync.list2 } }
  var finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int]? { { _ in sendableAsync.list3 } }
  var finder0: @Sendable (TrialObject) -> @Sendable () async -> [Int]? { { _ in sendableAsync.list0 } }
  var finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int]? { { _ in sendableAsync.list5 } }
  typealias Curried2 = @Sendable (Int) -> SendableAsyncFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @Sendable (Int) async -> [Int] { curry(sendableAsync.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] { curry(sendableAsync.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] { curry(sendableAsync.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] { curry(sendableAsync.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] { curry(sendableAsync.list6) }
  typealias Flipped = @Sendable (Int) -> @Sendable (Int) async -> [Int]
  var append1: (@Sendable ([Int]) async -> [Int]) { { $0 + [1] } }
  var append2: (@Sendable ([Int]) async -> [Int]) { { $0 + [2] } }
  var append3: (@Sendable ([Int]) async -> [Int]) { { $0 + [3] } }
  var append4: (@Sendable ([Int]) async -> [Int]) { { $0 + [4] } }
  var append6: (@Sendable ([Int]) async -> [Int]) { { $0 + [6] } }
}

let sendableAsyncThrowing = SendableAsyncThrowingFunctions()

struct SendableAsyncThrowingFunctions {
  var list0: (@Sendable () async throws(Refusal) -> [Int]) { { [] } }
  var list1: SendableAsyncThrowingFunction<Int> { { [$0] } }
  var list2: SendableAsyncThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: SendableAsyncThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (@Sendable () async throws(Refusal) -> [Int]) { { () async throws(Refusal) in throw Refusal() } }
  var refusal1: SendableAsyncThrowingFunction<Int> { { (_) async throws(Refusal) in throw Refusal() } }
  var refusal2: SendableAsyncThrowingFunction<Int, Int> { { (_, _) async throws(Refusal) in throw Refusal() } }
  var refusal3: SendableAsyncThrowingFunction<Int, Int, Int> { { (_, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal4: SendableAsyncThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal7: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var receiver1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] { { _ in sendableAsyncThrowing.list1 } }
  var method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int] { { _ in sendableAsyncThrowing.list2 } }
  var method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] { { _ in sendableAsyncThrowing.list3 } }
  var method0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int] { { _ in sendableAsyncThrowing.list0 } }
  var method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] { { _ in sendableAsyncThrowing.list5 } }
  var finder1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int]? { { _ in sendableAsyncThrowing.list1 } }
  var finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int]? { { _ in sendableAsyncThrowing.list2 } }
  var finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in sendableAsyncThrowing.list3 } }
  var finder0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int]? { { _ in sendableAsyncThrowing.list0 } }
  var finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in sendableAsyncThrowing.list5 } }
  typealias Curried2 = @Sendable (Int) -> SendableAsyncThrowingFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] { curry(sendableAsyncThrowing.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] { curry(sendableAsyncThrowing.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] { curry(sendableAsyncThrowing.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] { curry(sendableAsyncThrowing.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] { curry(sendableAsyncThrowing.list6) }
  typealias Flipped = @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int]
  var append1: (@Sendable ([Int]) async throws(Refusal) -> [Int]) { { $0 + [1] } }
  var append2: (@Sendable ([Int]) async throws(Refusal) -> [Int]) { { $0 + [2] } }
  var append2OrOther: (@Sendable ([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [2] } }
  var append3: (@Sendable ([Int]) async throws(Refusal) -> [Int]) { { $0 + [3] } }
  var append3OrOther: (@Sendable ([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [3] } }
  var append4: (@Sendable ([Int]) async throws(Refusal) -> [Int]) { { $0 + [4] } }
  var append4OrOther: (@Sendable ([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [4] } }
  var append6: (@Sendable ([Int]) async throws(Refusal) -> [Int]) { { $0 + [6] } }
  var append1OrOther: (@Sendable ([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [1] } }
  var append6OrOther: (@Sendable ([Int]) async throws(OtherRefusal) -> [Int]) { { $0 + [6] } }
}

let mainActor = MainActorFunctions()

struct MainActorFunctions {
  var list0: (@MainActor () -> [Int]) { { [] } }
  var list1: MainActorFunction<Int> { { [$0] } }
  var list2: MainActorFunction<Int, Int> { { [$0, $1] } }
  var list3: MainActorFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: MainActorFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: MainActorFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: MainActorFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: MainActorFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: @Sendable (TrialObject) -> @MainActor (Int) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @MainActor () -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int] { { _ in mainActor.list1 } }
  var method2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int] { { _ in mainActor.list2 } }
  var method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] { { _ in mainActor.list3 } }
  var method0: @Sendable (TrialObject) -> @MainActor () -> [Int] { { _ in mainActor.list0 } }
  var method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] { { _ in mainActor.list5 } }
  var finder1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int]? { { _ in mainActor.list1 } }
  var finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int]? { { _ in mainActor.list2 } }
  var finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int]? { { _ in mainActor.list3 } }
  var finder0: @Sendable (TrialObject) -> @MainActor () -> [Int]? { { _ in mainActor.list0 } }
  var finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int]? { { _ in mainActor.list5 } }
  typealias Curried2 = @Sendable (Int) -> MainActorFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list6) }
  typealias Flipped = @Sendable (Int) -> @MainActor (Int) -> [Int]
  var append1: (@MainActor ([Int]) -> [Int]) { { $0 + [1] } }
  var append2: (@MainActor ([Int]) -> [Int]) { { $0 + [2] } }
  var append3: (@MainActor ([Int]) -> [Int]) { { $0 + [3] } }
  var append4: (@MainActor ([Int]) -> [Int]) { { $0 + [4] } }
  var append6: (@MainActor ([Int]) -> [Int]) { { $0 + [6] } }
}

let mainActorThrowing = MainActorThrowingFunctions()

struct MainActorThrowingFunctions {
  var list0: (@MainActor () throws(Refusal) -> [Int]) { { [] } }
  var list1: MainActorThrowingFunction<Int> { { [$0] } }
  var list2: MainActorThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: MainActorThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: MainActorThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (@MainActor () throws(Refusal) -> [Int]) { { () throws(Refusal) in throw Refusal() } }
  var refusal1: MainActorThrowingFunction<Int> { { (_) throws(Refusal) in throw Refusal() } }
  var refusal2: MainActorThrowingFunction<Int, Int> { { (_, _) throws(Refusal) in throw Refusal() } }
  var refusal3: MainActorThrowingFunction<Int, Int, Int> { { (_, _, _) throws(Refusal) in throw Refusal() } }
  var refusal4: MainActorThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal5: MainActorThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal7: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var refusal8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() } }
  var receiver1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list1 } }
  var method2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list2 } }
  var method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list3 } }
  var method0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int] { { _ in mainActorThrowing.list0 } }
  var method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list5 } }
  var finder1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list1 } }
  var finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list2 } }
  var finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list3 } }
  var finder0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list0 } }
  var finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list5 } }
  typealias Curried2 = @Sendable (Int) -> MainActorThrowingFunction<Int>
  typealias Curried3 = @Sendable (Int) -> Curried2
  typealias Curried4 = @Sendable (Int) -> Curried3
  typealias Curried5 = @Sendable (Int) -> Curried4
  typealias Curried6 = @Sendable (Int) -> Curried5
  var curried2: @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list6) }
  typealias Flipped = @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int]
  var append1: (@MainActor ([Int]) throws(Refusal) -> [Int]) { { $0 + [1] } }
  var append2: (@MainActor ([Int]) throws(Refusal) -> [Int]) { { $0 + [2] } }
  var append2OrOther: (@MainActor ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [2] } }
  var append3: (@MainActor ([Int]) throws(Refusal) -> [Int]) { { $0 + [3] } }
  var append3OrOther: (@MainActor ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [3] } }
  var append4: (@MainActor ([Int]) throws(Refusal) -> [Int]) { { $0 + [4] } }
  var append4OrOther: (@MainActor ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [4] } }
  var append6: (@MainActor ([Int]) throws(Refusal) -> [Int]) { { $0 + [6] } }
  var append1OrOther: (@MainActor ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [1] } }
  var append6OrOther: (@MainActor ([Int]) throws(OtherRefusal) -> [Int]) { { $0 + [6] } }
}

let withinMainActor = WithinMainActorFunctions()

struct WithinMainActorFunctions {
  var receiver1: (TrialObject) -> @MainActor (Int) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> @MainActor (Int, Int) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> @MainActor (Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> @MainActor () -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> @MainActor (Int) -> [Int] { { _ in mainActor.list1 } }
  var method2: (TrialObject) -> @MainActor (Int, Int) -> [Int] { { _ in mainActor.list2 } }
  var method3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] { { _ in mainActor.list3 } }
  var method0: (TrialObject) -> @MainActor () -> [Int] { { _ in mainActor.list0 } }
  var method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] { { _ in mainActor.list5 } }
  var finder1: (TrialObject) -> @MainActor (Int) -> [Int]? { { _ in mainActor.list1 } }
  var finder2: (TrialObject) -> @MainActor (Int, Int) -> [Int]? { { _ in mainActor.list2 } }
  var finder3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int]? { { _ in mainActor.list3 } }
  var finder0: (TrialObject) -> @MainActor () -> [Int]? { { _ in mainActor.list0 } }
  var finder5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int]? { { _ in mainActor.list5 } }
  var curried2: (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list2) }
  var curried3: (Int) -> (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] { curry(mainActor.list6) }
  typealias Flipped = @MainActor (Int) -> @MainActor (Int) -> [Int]
}

let withinMainActorThrowing = WithinMainActorThrowingFunctions()

struct WithinMainActorThrowingFunctions {
  var receiver1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: (TrialObject) -> @MainActor () throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list1 } }
  var method2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list2 } }
  var method3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list3 } }
  var method0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int] { { _ in mainActorThrowing.list0 } }
  var method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] { { _ in mainActorThrowing.list5 } }
  var finder1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list1 } }
  var finder2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list2 } }
  var finder3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list3 } }
  var finder0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list0 } }
  var finder5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? { { _ in mainActorThrowing.list5 } }
  var curried2: (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list2) }
  var curried3: (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list3) }
  var curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list4) }
  var curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list5) }
  var curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] { curry(mainActorThrowing.list6) }
  typealias Flipped = @MainActor (Int) -> @MainActor (Int) throws(Refusal) -> [Int]
}

let mainActorAsync = MainActorAsyncFunctions()

struct MainActorAsyncFunctions {
  var list0: (@MainActor () async -> [Int]) { { [] } }
  var list1: MainActorAsyncFunction<Int> { { [$0] } }
  var list2: MainActorAsyncFunction<Int, Int> { { [$0, $1] } }
  var list3: MainActorAsyncFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: MainActorAsyncFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: MainActorAsyncFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: MainActorAsyncFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: MainActorAsyncFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: MainActorAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: MainActorAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var receiver1: @Sendable (TrialObject) -> @MainActor (Int) async -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @MainActor (Int, Int) async -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @MainActor () async -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @MainActor (Int) async -> [Int] { { _ in mainActorAsync.list1 } }
  var method2: @Sendable (TrialObject) -> @MainActor (Int, Int) async -> [Int] { { _ in mainActorAsync.list2 } }
  var method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async -> [Int] { { _ in mainActorAsync.list3 } }
  var method0: @Sendable (TrialObject) -> @MainActor () async -> [Int] { { _ in mainActorAsync.list0 } }
  var method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async -> [Int] { { _ in mainActorAsync.list5 } }
  var finder1: @Sendable (TrialObject) -> @MainActor (Int) async -> [Int]? { { _ in mainActorAsync.list1 } }
  var finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) async -> [Int]? { { _ in mainActorAsync.list2 } }
  var finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async -> [Int]? { { _ in mainActorAsync.list3 } }
  var finder0: @Sendable (TrialObject) -> @MainActor () async -> [Int]? { { _ in mainActorAsync.list0 } }
  var finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async -> [Int]? { { _ in mainActorAsync.list5 } }
  var curried2: @Sendable (Int) -> @MainActor (Int) async -> [Int] { curry(mainActorAsync.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async -> [Int] { curry(mainActorAsync.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async -> [Int] { curry(mainActorAsync.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async -> [Int] { curry(mainActorAsync.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async -> [Int] { curry(mainActorAsync.list6) }
  typealias Flipped = @Sendable (Int) -> @MainActor (Int) async -> [Int]
}

let mainActorAsyncThrowing = MainActorAsyncThrowingFunctions()

struct MainActorAsyncThrowingFunctions {
  var list0: (@MainActor () async throws(Refusal) -> [Int]) { { [] } }
  var list1: MainActorAsyncThrowingFunction<Int> { { [$0] } }
  var list2: MainActorAsyncThrowingFunction<Int, Int> { { [$0, $1] } }
  var list3: MainActorAsyncThrowingFunction<Int, Int, Int> { { [$0, $1, $2] } }
  var list4: MainActorAsyncThrowingFunction<Int, Int, Int, Int> { { [$0, $1, $2, $3] } }
  var list5: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4] } }
  var list6: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5] } }
  var list7: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6] } }
  var list8: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7] } }
  var list9: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int, Int> { { [$0, $1, $2, $3, $4, $5, $6, $7, $8] } }
  var refusal0: (@MainActor () async throws(Refusal) -> [Int]) { { () async throws(Refusal) in throw Refusal() } }
  var refusal1: MainActorAsyncThrowingFunction<Int> { { (_) async throws(Refusal) in throw Refusal() } }
  var refusal2: MainActorAsyncThrowingFunction<Int, Int> { { (_, _) async throws(Refusal) in throw Refusal() } }
  var refusal3: MainActorAsyncThrowingFunction<Int, Int, Int> { { (_, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal4: MainActorAsyncThrowingFunction<Int, Int, Int, Int> { { (_, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal5: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int> { { (_, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal6: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal7: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var refusal8: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> { { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() } }
  var receiver1: @Sendable (TrialObject) -> @MainActor (Int) async throws(Refusal) -> Void { { object in { object.receive([$0]) } } }
  var receiver2: @Sendable (TrialObject) -> @MainActor (Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1]) } } }
  var receiver3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2]) } } }
  var receiver0: @Sendable (TrialObject) -> @MainActor () async throws(Refusal) -> Void { { object in { object.receive([]) } } }
  var receiver5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async throws(Refusal) -> Void { { object in { object.receive([$0, $1, $2, $3, $4]) } } }
  var method1: @Sendable (TrialObject) -> @MainActor (Int) async throws(Refusal) -> [Int] { { _ in mainActorAsyncThrowing.list1 } }
  var method2: @Sendable (TrialObject) -> @MainActor (Int, Int) async throws(Refusal) -> [Int] { { _ in mainActorAsyncThrowing.list2 } }
  var method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async throws(Refusal) -> [Int] { { _ in mainActorAsyncThrowing.list3 } }
  var method0: @Sendable (TrialObject) -> @MainActor () async throws(Refusal) -> [Int] { { _ in mainActorAsyncThrowing.list0 } }
  var method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] { { _ in mainActorAsyncThrowing.list5 } }
  var finder1: @Sendable (TrialObject) -> @MainActor (Int) async throws(Refusal) -> [Int]? { { _ in mainActorAsyncThrowing.list1 } }
  var finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) async throws(Refusal) -> [Int]? { { _ in mainActorAsyncThrowing.list2 } }
  var finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in mainActorAsyncThrowing.list3 } }
  var finder0: @Sendable (TrialObject) -> @MainActor () async throws(Refusal) -> [Int]? { { _ in mainActorAsyncThrowing.list0 } }
  var finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]? { { _ in mainActorAsyncThrowing.list5 } }
  var curried2: @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int] { curry(mainActorAsyncThrowing.list2) }
  var curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int] { curry(mainActorAsyncThrowing.list3) }
  var curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int] { curry(mainActorAsyncThrowing.list4) }
  var curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int] { curry(mainActorAsyncThrowing.list5) }
  var curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int] { curry(mainActorAsyncThrowing.list6) }
  typealias Flipped = @Sendable (Int) -> @MainActor (Int) async throws(Refusal) -> [Int]
}
