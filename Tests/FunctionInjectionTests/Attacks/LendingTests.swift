import Dispatch
import FunctionInjection
import Synchronization
import TestSupport
import Testing

/// The jobs of a thread that waits for them.
private final class Mailbox: Sendable {
  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let arrived = DispatchSemaphore(value: 0)

  func send(_ job: @escaping @Sendable () -> Void) {
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  /// Runs jobs until one of them has provided a value.
  func runJobs<Value>(until value: borrowing Mutex<Value?>) -> Value {
    while true {
      if let value = value.withLock(\.self) { return value }
      arrived.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job()
    }
  }
}

@Suite("Threads that lend each other their resolvers", .hangLimit)
struct LendingTests {
  /// A value that another thread provides.
  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Registers a node whose factory lets the other thread resolve the next node with its resolver.
  private func register<Number: Numbered>(
    _ number: Number.Type, lendingFor next: any Numbered.Type, _ mailboxes: [Mailbox],
    in container: Container
  ) {
    container.register(Node<Number>.self) { resolver in
      let (own, other) = (mailboxes[Number.value % 2], mailboxes[(Number.value + 1) % 2])
      let answer = Answer<Result<Int, ResolutionError>>()
      other.send {
        let result = Result { () throws(ResolutionError) in try resolver.resolve(node: next) }
        answer.value.withLock { $0 = result }
        own.send {}
      }
      return try own.runJobs(until: answer.value).get() + 1
    }
  }

  /// Resolves the first node of a chain on one thread, while another thread runs its jobs.
  private func resolveChain(
    _ nodes: [any Numbered.Type], endingWith last: (Container) -> Void
  ) throws -> Result<Int, ResolutionError> {
    let container = Container()
    let mailboxes = [Mailbox(), Mailbox()]
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      register(node, lendingFor: next, mailboxes, in: container)
    }
    last(container)
    let resolver = try container.seal()
    let answer = Answer<Result<Int, ResolutionError>>()
    let results = onThreads(2) { thread -> Result<Int, ResolutionError>? in
      if thread == 0 { return mailboxes[0].runJobs(until: answer.value) }
      let result = Result { () throws(ResolutionError) in try resolver.resolve(node: nodes[0]) }
      answer.value.withLock { $0 = result }
      mailboxes[0].send {}
      return result
    }
    return try #require(results[1])
  }

  @Test("Sixty nested constructions of two threads in turn take no longer than others")
  func inTurn() throws {
    let nodes = numbers(60)
    let result = try resolveChain(nodes) { $0.register(leaf: nodes[59]) }
    #expect(try result.get() == 59)
  }

  @Test("A cycle through sixty nested constructions of two threads in turn is thrown")
  func cycle() throws {
    let nodes = numbers(60)
    let result = try resolveChain(nodes) { container in
      func register<Number: Numbered>(last number: Number.Type) {
        container.register(node: number, asking: One.self)
      }
      register(last: nodes[59])
    }
    let error = #expect(throws: ResolutionError.self) { try result.get() }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.count == 61)
  }
}
