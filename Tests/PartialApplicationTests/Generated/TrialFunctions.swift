// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

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
}
