import Foundation

// Functions and an operand that the optimizer cannot see through.

struct Overflow: Error {}

/// The number one.
@inline(never)
func operand() -> Int { isOther ? 2 : 1 }

private let isOther = ProcessInfo.processInfo.environment["BENCHMARK_OTHER"] != nil

@inline(never)
func addition() -> (Int, Int) -> Int {
  if isOther { return subtract }
  return add
}

@inline(never)
func sendableAddition() -> @Sendable (Int, Int) -> Int {
  if isOther { return subtract }
  return add
}

@inline(never)
func throwingAddition() -> (Int, Int) throws(Overflow) -> Int {
  if isOther { return subtractOrThrow }
  return addOrThrow
}

@inline(never)
func sendableThrowingAddition() -> @Sendable (Int, Int) throws(Overflow) -> Int {
  if isOther { return subtractOrThrow }
  return addOrThrow
}

@inline(never)
func mainActorAddition() -> @MainActor (Int, Int) -> Int {
  if isOther { return subtractOnMainActor }
  return addOnMainActor
}

@inline(never)
func mainActorThrowingAddition() -> @MainActor (Int, Int) throws(Overflow) -> Int {
  if isOther { return subtractOrThrow }
  return addOrThrow
}

@inline(never)
func asyncAddition() -> @Sendable (Int, Int) async -> Int {
  if isOther { return subtractAsync }
  return addAsync
}

@inline(never)
func additionOfFive() -> (Int, Int, Int, Int, Int) -> Int {
  if isOther { return first }
  return addFive
}

@inline(never)
func add(_ a: Int, _ b: Int) -> Int { a &+ b }

/// An object with a method, as dependencies often are.
final class Adder: Sendable {
  let base: Int

  init(base: Int) { self.base = base }

  @inline(never)
  func add(_ a: Int, _ b: Int) -> Int { base &+ a &+ b }
}

private func subtract(_ a: Int, _ b: Int) -> Int { a &- b }

@inline(never)
private func addOrThrow(_ a: Int, _ b: Int) throws(Overflow) -> Int {
  guard b >= 0 else { throw Overflow() }
  return a &+ b
}

private func subtractOrThrow(_ a: Int, _ b: Int) throws(Overflow) -> Int {
  guard b >= 0 else { throw Overflow() }
  return a &- b
}

@MainActor private func addOnMainActor(_ a: Int, _ b: Int) -> Int { a &+ b }
@MainActor private func subtractOnMainActor(_ a: Int, _ b: Int) -> Int { a &- b }

private func addAsync(_ a: Int, _ b: Int) async -> Int { a &+ b }
private func subtractAsync(_ a: Int, _ b: Int) async -> Int { a &- b }

private func addFive(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int {
  a &+ b &+ c &+ d &+ e
}

private func first(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int { a }

/// The sum that a batch of calls has to come to, where each call adds one to its number.
func sumOfCalls(_ operations: Int) -> Int { operations * (operations - 1) / 2 + operations }
