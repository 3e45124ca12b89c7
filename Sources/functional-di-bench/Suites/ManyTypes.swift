/// One of a thousand types that are alike; see `.ci/support/benchmark-types`.
protocol MadeType: Sendable {
  /// The number of instances that it was made from, including itself.
  var value: Int { get }
}

protocol MadeOfNone: MadeType {
  init()
}

protocol MadeOfOne: MadeType {
  associatedtype First: MadeType
  init(_ first: First)
}

protocol MadeOfTwo: MadeType {
  associatedtype First: MadeType
  associatedtype Second: MadeType
  init(_ first: First, _ second: Second)
}

/// Work that is repeated for each of many types.
///
/// The compiler specializes the visit of each type, so that it is the code of a program that writes
/// the types out.
protocol TypeVisitor {
  mutating func visitNone<Made: MadeOfNone>(_ type: Made.Type)
  mutating func visitOne<Made: MadeOfOne>(_ type: Made.Type)
  mutating func visitTwo<Made: MadeOfTwo>(_ type: Made.Type)
}

extension TypeVisitor {
  /// Visits three types.
  ///
  /// It is not inlined, because the compiler takes the square of the number of visits to compile a
  /// function.
  @inline(never)
  mutating func visit<None: MadeOfNone, One: MadeOfOne, Two: MadeOfTwo>(
    _ none: None.Type, _ one: One.Type, _ two: Two.Type
  ) {
    visitNone(none)
    visitOne(one)
    visitTwo(two)
  }
}

/// Work that is the same for all types, whatever their inputs.
protocol UniformTypeVisitor: TypeVisitor {
  mutating func visit<Made: MadeType>(_ type: Made.Type)
}

extension UniformTypeVisitor {
  mutating func visitNone<Made: MadeOfNone>(_ type: Made.Type) { visit(type) }
  mutating func visitOne<Made: MadeOfOne>(_ type: Made.Type) { visit(type) }
  mutating func visitTwo<Made: MadeOfTwo>(_ type: Made.Type) { visit(type) }
}

/// A class for each of the types.
final class Kept<Made: MadeType>: KeptType {
  let value = 1
}

/// The interface of such a class for generic code.
protocol KeptType: AnyObject, Sendable {
  init()
  var value: Int { get }
}

/// Collects the types for generic code that is not specialized.
struct TypeCollector: UniformTypeVisitor {
  private(set) var types: [any MadeType.Type] = []

  mutating func visit<Made: MadeType>(_ type: Made.Type) { types.append(type) }

  /// All the types, a power of two of them.
  static let all: [any MadeType.Type] = {
    var collector = TypeCollector()
    visitThousandTypes(with: &collector)
    visitFurtherTypes(with: &collector)
    return collector.types
  }()
}
