import Synchronization

/// What one call of `resolve` shares among all that it constructs: the instances of the lifetime
/// ``Lifetime/graph``.
final class Resolution: Sendable {
  private struct Place: Hashable {
    let registration: ObjectIdentifier
    let scope: ObjectIdentifier
  }

  private static let creation = Mutex<Void>(())

  private let cells = Mutex<[Place: InstanceCell]>([:])

  /// The resolution that a construction is a part of.
  static func containing(_ construction: Construction) -> Resolution {
    let outermost = construction.outermost
    return creation.withLock { _ in
      if let resolution = outermost.resolution { return resolution }
      let resolution = Resolution()
      outermost.resolution = resolution
      return resolution
    }
  }

  /// The cell of a registration's instance in one scope.
  func cell(of registration: Registration, in scope: ResolutionScope) -> InstanceCell {
    let place = Place(
      registration: ObjectIdentifier(registration), scope: ObjectIdentifier(scope))
    return cells.withLock { cells in
      if let cell = cells[place] { return cell }
      let cell = InstanceCell()
      cells[place] = cell
      return cell
    }
  }
}
