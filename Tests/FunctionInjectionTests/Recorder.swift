import Synchronization

/// Keeps what it is given, in order, from any thread.
final class Recorder<Element: Sendable>: Sendable {
  private let storage = Mutex<[Element]>([])

  var elements: [Element] { storage.withLock { $0 } }

  /// Keeps an element, and tells how many there are now.
  @discardableResult
  func record(_ element: Element) -> Int {
    storage.withLock { storage in
      storage.append(element)
      return storage.count
    }
  }
}
