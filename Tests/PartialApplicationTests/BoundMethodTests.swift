import PartialApplication
import TestSupport
import Testing

@Suite("Methods bound to an object that is not retained")
struct BoundMethodTests {
  final class Feed {
    private(set) var opened: [Int] = []
    func open(_ page: Int) { opened.append(page) }
    func count(_ page: Int, _ size: Int) -> Int { page * size }
    func title(_ page: Int) -> String? { page > 0 ? "page \(page)" : nil }
    func check(_ page: Int) throws(Refusal) -> Int {
      guard page > 0 else { throw Refusal() }
      return page
    }
    func load(_ page: Int) async throws(Refusal) -> Int { try check(page) }
    func close() throws(Refusal) { throw Refusal(reason: "closed") }
    func move(from start: Int, to end: Int) -> Int { end - start }
  }

  final class Shared: Sendable {
    func count(_ page: Int) -> Int { page }
    func load() async -> Int { 1 }
    func reset() throws(Refusal) { throw Refusal(reason: "reset") }
  }

  @MainActor final class Screen {
    private(set) var isShown = false
    func show() { isShown = true }
    func title(_ suffix: String) -> String { "Screen\(suffix)" }
    func make(_ number: Int) -> Feed { Feed() }
  }

  @Test("A bound method that returns nothing does nothing after its object is gone")
  func doesNothing() {
    var feed: Feed? = Feed()
    let opened = feed.map { partial(weak: $0, Feed.open) }
    opened?(1)
    #expect(feed?.opened == [1])
    feed = nil
    opened?(2)
  }

  @Test("A bound method returns nil after its object is gone")
  func givesNil() throws {
    var feed: Feed? = Feed()
    let count = partial(weak: try #require(feed), Feed.count)
    expect(count, is: ((Int, Int) -> Int?).self)
    #expect(count(2, 3) == 6)
    feed = nil
    #expect(count(2, 3) == nil)
  }

  @Test("A bound method that returns an optional does not return an optional of an optional")
  func flattens() throws {
    var feed: Feed? = Feed()
    let title = partial(weak: try #require(feed), Feed.title)
    expect(title, is: ((Int) -> String?).self)
    #expect(title(1) == "page 1")
    #expect(title(0) == nil)
    feed = nil
    #expect(title(1) == nil)
  }

  @Test("A bound method returns its default only after its object is gone")
  func givesDefault() throws {
    var feed: Feed? = Feed()
    let count = partial(weak: try #require(feed), Feed.count, default: -1)
    expect(count, is: ((Int, Int) -> Int).self)
    #expect(count(2, 3) == 6)
    feed = nil
    #expect(count(2, 3) == -1)
  }

  @Test("A bound method keeps its typed error and does not throw after its object is gone")
  func throwsWhileThere() throws {
    var feed: Feed? = Feed()
    let check = partial(weak: try #require(feed), Feed.check)
    let close = partial(weak: try #require(feed), Feed.close)
    expect(check, is: ((Int) throws(Refusal) -> Int?).self)
    expect(close, is: (() throws(Refusal) -> Void).self)
    #expect(throws: Refusal()) { try check(0) }
    #expect(throws: Refusal(reason: "closed")) { try close() }
    feed = nil
    #expect(try check(0) == nil)
    try close()
  }

  @Test("An async method can be bound weakly")
  func suspends() async throws {
    var feed: Feed? = Feed()
    let load = partial(weak: try #require(feed), Feed.load)
    expect(load, is: ((Int) async throws(Refusal) -> Int?).self)
    #expect(try await load(1) == 1)
    feed = nil
    #expect(try await load(0) == nil)
  }

  @Test("A bound method is Sendable if its object is")
  func keepsSendability() async throws {
    var shared: Shared? = Shared()
    let count = partial(weak: try #require(shared), Shared.count)
    let load = partial(weak: try #require(shared), Shared.load, default: 0)
    let reset = partial(weak: try #require(shared), Shared.reset)
    expect(count, is: (@Sendable (Int) -> Int?).self)
    expect(load, is: (@Sendable () async -> Int).self)
    expect(reset, is: (@Sendable () throws(Refusal) -> Void).self)
    #expect(await Task { count(3) }.value == 3)
    #expect(await load() == 1)
    #expect(throws: Refusal(reason: "reset")) { try reset() }
    shared = nil
    #expect(count(3) == nil)
    #expect(await load() == 0)
    try reset()
  }

  @Test("A bound method of a main actor object stays on the main actor")
  @MainActor func keepsIsolation() throws {
    var screen: Screen? = Screen()
    let show = partial(weak: try #require(screen), Screen.show)
    let title = partial(weak: try #require(screen), Screen.title)
    expect(show, is: (@MainActor () -> Void).self)
    expect(title, is: (@MainActor (String) -> String?).self)
    show()
    #expect(screen?.isShown == true)
    #expect(title("!") == "Screen!")
    screen = nil
    show()
    #expect(title("!") == nil)
  }

  @Test("A bound method that needs no actor stays so on the main actor")
  @MainActor func staysNonisolated() {
    let feed = Feed()
    expect(partial(weak: feed, Feed.open), is: ((Int) -> Void).self)
    expect(partial(weak: feed, Feed.count), is: ((Int, Int) -> Int?).self)
    expect(partial(weak: feed, Feed.count, default: 0), is: ((Int, Int) -> Int).self)
    expect(partial(weak: feed, Feed.title), is: ((Int) -> String?).self)
    expect(partial(weak: feed, Feed.load), is: ((Int) async throws(Refusal) -> Int?).self)
  }

  @Test("A default that is not Sendable keeps the bound method on the main actor")
  @MainActor func keepsIsolationOfDefault() {
    let screen = Screen()
    let make = partial(weak: screen, Screen.make, default: Feed())
    expect(make, is: (@MainActor (Int) -> Feed).self)
    #expect(make(1) !== make(2))
  }

  @Test("A method with labels is bound by its full name")
  func takesLabels() {
    let feed = Feed()
    let move = partial(weak: feed, Feed.move(from:to:))
    #expect(move(1, 3) == 2)
  }

  @Test("Neither weak nor unowned retains the object")
  func doesNotRetain() throws {
    weak var leaked: Feed?
    var kept: [(Int, Int) -> Int?] = []
    do {
      let feed = Feed()
      leaked = feed
      kept.append(partial(weak: feed, Feed.count))
      kept.append(partial(unowned: feed, Feed.count))
    }
    #expect(leaked == nil)
    #expect(kept.count == 2)
  }

  @Test("The object is retained while a call runs")
  func retainsDuringTheCall() async {
    final class Loader: Sendable {
      let name = "loader"
      func load(_ release: @escaping @Sendable () -> Void) async -> String {
        release()
        await Task.yield()
        return name
      }
    }
    let box = Box(Loader())
    let load = partial(weak: box.loaded(), Loader.load, default: "gone")
    #expect(await load { box.clear() } == "loader")
    #expect(await load {} == "gone")
  }

  @Test("An unowned method calls its object and keeps every effect")
  @MainActor func unowned() async throws {
    let feed = Feed()
    let shared = Shared()
    let screen = Screen()
    let count = partial(unowned: feed, Feed.count)
    let check = partial(unowned: feed, Feed.check)
    let load = partial(unowned: shared, Shared.load)
    let title = partial(unowned: screen, Screen.title)
    expect(count, is: ((Int, Int) -> Int).self)
    expect(check, is: ((Int) throws(Refusal) -> Int).self)
    expect(load, is: (@Sendable () async -> Int).self)
    expect(title, is: (@MainActor (String) -> String).self)
    #expect(count(2, 4) == 8)
    #expect(throws: Refusal()) { try check(0) }
    #expect(await load() == 1)
    #expect(title("?") == "Screen?")
  }

  @Test("A call of an unowned method after its object is gone stops the program")
  func unownedIsGone() async {
    await #expect(processExitsWith: .failure) {
      var feed: Feed? = Feed()
      let count = feed.map { partial(unowned: $0, Feed.count) }
      feed = nil
      _ = count?(1, 2)
    }
  }
}
