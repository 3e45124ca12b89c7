import Synchronization

/// The instances of one scope, each at the number that the table gives it.
///
/// `@unchecked Sendable`: the memory behind the pointers is allocated in `init` and freed in
/// `deinit`; between, all access to it is atomic.
@usableFromInline
final class InstanceStore: @unchecked Sendable {
  typealias Slot = Atomic<UnsafeRawPointer?>

  /// Instances that stay, borrowed from their cells: what can be read without a lock.
  let published: UnsafeMutablePointer<Slot>
  /// The cells, retained, each made when it is first asked for.
  private let cells: UnsafeMutablePointer<Slot>
  private let count: Int
  /// The cells of what was constructed, in that order.
  let history: ConstructionHistory

  init(count: Int, history: ConstructionHistory = ConstructionHistory()) {
    self.count = count
    self.history = history
    published = .allocate(capacity: 2 * count)
    cells = published + count
    for index in 0..<2 * count { (published + index).initialize(to: Slot(nil)) }
  }

  deinit {
    for index in 0..<count {
      guard let cell = cells[index].load(ordering: .acquiring) else { continue }
      Unmanaged<InstanceCell>.fromOpaque(cell).release()
    }
    published.deinitialize(count: 2 * count)
    published.deallocate()
  }

  /// The cell of a number.
  func cell(at index: Int) -> InstanceCell {
    if let cell = cells[index].load(ordering: .acquiring) {
      return Unmanaged.fromOpaque(cell).takeUnretainedValue()
    }
    let cell = InstanceCell()
    return adopt(cell, at: index) ? cell : self.cell(at: index)
  }

  /// Puts a cell at a number that has none.
  @discardableResult
  func adopt(_ cell: InstanceCell, at index: Int) -> Bool {
    let retained = Unmanaged.passRetained(cell)
    let isAdopted = cells[index].compareExchange(
      expected: nil, desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing
    ).exchanged
    if !isAdopted { retained.release() }
    return isAdopted
  }

  /// Lets no reader find an instance without a lock any more.
  func unpublishAll() {
    for index in 0..<count { published[index].store(nil, ordering: .releasing) }
  }

  /// Lets readers find an instance without a lock, from now on and for good.
  func publish(_ instance: KeptInstance, at index: Int) {
    published[index].store(
      UnsafeRawPointer(Unmanaged.passUnretained(instance).toOpaque()), ordering: .releasing)
  }
}
