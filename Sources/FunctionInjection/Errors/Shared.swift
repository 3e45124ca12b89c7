/// A value behind one reference, so that copying it retains one object.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
