import Synchronization

/// A record of the calls of a function.
///
/// Pass a function to the spy's `recording` method. The method returns a function of the same type,
/// which records each call and answers it with your function. Your function may have any number of
/// parameters and any effects.
///
/// ```swift
/// func greet(id: Int, load: (Int) throws -> String) rethrows -> String {
///   "Hello, \(try load(id))!"
/// }
///
/// let load = Spy<Int>()
/// let greeting = greet(id: 3, load: load.recording { _ in "Ada" })
///
/// assert(greeting == "Hello, Ada!")
/// assert(load.arguments == [3])
/// ```
///
/// Your function can be a closure, a real function, or the result of `returning`, `throwing`,
/// `sequence`, or `unimplemented`.
///
/// For a function without parameters, use ``NullarySpy``, an alias for `Spy< >`.
///
/// Thread-safe: no call is lost, and the calls of one thread keep their order.
public final class Spy<each Argument: Sendable>: Sendable, CallRecording {
  /// The name of the spy in messages.
  public let name: String

  let observedCalls = Observed<[SpyCall<repeat each Argument>]>([])
  private let elapsed: @Sendable () -> Duration
  let origin: TestDoubleOrigin

  /// Makes a spy without calls.
  ///
  /// - Parameters:
  ///   - name: The name of the spy in messages; by default, the file and the line of this call.
  ///   - clock: The clock that times the calls.
  public init(
    _ name: String? = nil, clock: some Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    origin = TestDoubleOrigin(fileID, filePath, line)
    self.name = name ?? "the spy made at \(fileID):\(line)"
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The calls so far, in order.
  ///
  /// - Complexity: O(1).
  public var calls: [SpyCall<repeat each Argument>] { observedCalls.read { $0 } }

  /// The arguments of each call so far.
  ///
  /// To search, sort, or call the arguments of a function with one parameter, state their type.
  /// Otherwise Swift 6.3 takes each of them for a tuple:
  ///
  /// ```swift
  /// let save = Spy<String>("save")
  /// let drafts: [String] = save.arguments
  /// assert(!drafts.contains("draft"))
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of calls.
  public var arguments: [(repeat each Argument)] {
    // A closure and not a key path, because the runtime cannot make the type of the key path for a
    // pack.
    calls.map { call in call.arguments }
  }

  /// The number of calls so far.
  ///
  /// To wait for calls that come from the background, use `waitForCalls(count:)`.
  public var count: Int { observedCalls.read { $0.count } }

  /// The positions of this spy's calls, counted among the calls of all spies, in ascending order.
  ///
  /// A test seldom needs the positions, because ``callOrder(of:)`` reads them.
  ///
  /// - Complexity: O(*n*) in the number of calls.
  public var positions: [Int] { calls.map { call in call.position } }

  /// Records a call.
  ///
  /// Use this method for a function that a spy cannot take directly, such as a function with a
  /// parameter that is not Sendable. Call the spy from a closure, with the values to record.
  ///
  /// ```swift
  /// final class Document { var title = "Untitled" }
  ///
  /// let saved = Spy<String>()
  /// let save: (Document) -> Void = { saved($0.title) }
  /// save(Document())
  /// assert(saved.arguments == ["Untitled"])
  /// ```
  ///
  /// - Parameter argument: The arguments of the call.
  public func callAsFunction(_ argument: repeat each Argument) {
    origin.checkCall(of: "A function recorded by \(name)")
    let elapsed = elapsed()
    let task = CallingTask.current
    observedCalls.update { calls in
      // The position is taken under the lock, so that the positions of one spy ascend.
      let position = callPositions.add(1, ordering: .relaxed).oldValue
      calls.append(
        SpyCall<repeat each Argument>(
          arguments: (repeat each argument), elapsed: elapsed, task: task, position: position))
    }
  }
}

/// A spy of a function without parameters.
///
/// ```swift
/// let refresh = NullarySpy("refresh")
/// let function: @Sendable () -> Void = refresh.recording()
/// function()
/// assert(refresh.count == 1)
/// ```
public typealias NullarySpy = Spy<>
