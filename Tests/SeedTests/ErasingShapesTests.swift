import Testing

// The listing of the SwiftRocks article that erases shapes with closures.

private protocol Shape {
  func isBigger(thanShape shape: Self) -> Bool
}

private struct Circle: Shape {
  var radius: Double

  func isBigger(thanShape shape: Circle) -> Bool { radius > shape.radius }
}

private struct Triangle: Shape {
  var side: Double

  func isBigger(thanShape shape: Triangle) -> Bool { side > shape.side }
}

/// A shape whose type is known to its closures only.
///
/// The document casts by force, because its shapes are known to be similar. Here a shape of another
/// type is not smaller.
private struct AnyShape {
  let value: Any
  let isBigger: (AnyShape) -> Bool

  init<T: Shape>(_ shape: T) {
    value = shape
    isBigger = { other in
      guard let other = other.value as? T else { return false }
      return shape.isBigger(thanShape: other)
    }
  }
}

/// The same with `any`: the call opens the existential.
extension Shape {
  fileprivate func isBigger(than other: any Shape) -> Bool {
    guard let other = other as? Self else { return false }
    return isBigger(thanShape: other)
  }
}

@Suite("Erasing shapes: the document's listing")
struct ErasingShapesTests {
  private func sortSimilarShapes(_ shapes: [AnyShape]) -> [AnyShape] {
    shapes.sorted { $0.isBigger($1) }
  }

  @Test("Shapes of one type are sorted though closures erase the type")
  func erased() {
    var userShapes: [AnyShape] = []
    func userDidCreate<T: Shape>(shape: T) { userShapes.append(AnyShape(shape)) }
    for radius in [1.0, 3, 2] { userDidCreate(shape: Circle(radius: radius)) }
    let sorted = sortSimilarShapes(userShapes)
    #expect(sorted.map { ($0.value as? Circle)?.radius } == [3, 2, 1])
  }

  @Test("Neither of two shapes of different types is bigger, and nothing traps")
  func different() {
    let circle = AnyShape(Circle(radius: 9))
    let triangle = AnyShape(Triangle(side: 1))
    #expect(!circle.isBigger(triangle))
    #expect(!triangle.isBigger(circle))
  }

  @Test("Shapes stored as `any Shape` are sorted with the same result")
  func existential() {
    let shapes: [any Shape] = [Circle(radius: 1), Circle(radius: 3), Circle(radius: 2)]
    let sorted = shapes.sorted { $0.isBigger(than: $1) }
    #expect(sorted.map { ($0 as? Circle)?.radius } == [3, 2, 1])
    #expect(!Circle(radius: 9).isBigger(than: Triangle(side: 1)))
  }
}
