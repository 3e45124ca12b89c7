/// A type whose name a test gives to one of its own as well.
package struct SameName: Sendable {
  package let number: Int

  package init(number: Int) { self.number = number }
}
