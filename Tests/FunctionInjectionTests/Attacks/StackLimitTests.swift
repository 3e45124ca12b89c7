import Foundation
import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Link: Sendable {}

/// Graphs that are deeper than the stack of the resolving thread.
@Suite("The stack of a thread", .hangLimit)
struct StackLimitTests {
  /// A factory that makes a container and resolves the next link from it, without end.
  private static func endless() -> Container {
    let container = Container()
    container.register(Link.self, .singleton) { try endless().resolve(Link.self) }
    return container
  }

  /// Calls a function after a number of bytes of the stack has been used, measured by addresses.
  private static func using<Result>(
    _ count: Int, since start: UInt? = nil, _ body: () -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { buffer in
      let position = UInt(bitPattern: buffer.baseAddress)
      let start = start ?? position
      // A recursive call that is not the last thing a function does keeps the frame.
      defer { buffer[0] = 1 }
      return start - position >= count ? body() : using(count, since: start, body)
    }
  }

  private static func kind() -> ResolutionError.Kind? {
    do throws(ResolutionError) {
      _ = try endless().resolve(Link.self)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(
    "A graph without end throws on a stack of any size",
    arguments: [256, 384, 512, 1_024, 8_192])
  func anySize(kilobytes: Int) {
    let kinds = onThreads(1, stackSize: kilobytes * 1_024) { _ in Self.kind() }
    #expect(kinds == [.tooDeep])
  }

  @Test(
    "A graph without end throws on a stack that is mostly used",
    arguments: [0, 128, 281, 360])
  func muchUsed(kilobytes: Int) {
    let kinds = onThreads(1, stackSize: 512 * 1_024) { _ in
      Self.using(kilobytes * 1_024) { Self.kind() }
    }
    #expect(kinds == [.tooDeep])
  }

  @Test(
    "A factory that overrides its own service without end throws on a stack of any size",
    arguments: [512, 2_048])
  func endlessOverrides(kilobytes: Int) {
    let kinds = onThreads(1, stackSize: kilobytes * 1_024) { _ -> ResolutionError.Kind? in
      let container = Container()
      container.register(Link.self, .singleton) { resolver in
        let handle = resolver.handle
        return try withOverrides {
          $0.register(Int.self) { 1 }
        } operation: {
          try handle.resolve(Link.self)
        }
      }
      do throws(ResolutionError) {
        _ = try container.resolve(Link.self)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kinds == [.tooDeep])
  }

  @Test(
    "A factory that makes a graph above its own graph without end throws on a stack of any size",
    arguments: [512, 8_192], [false, true])
  func endlessOverlays(kilobytes: Int, isScope: Bool) throws {
    let container = Container()
    container.register(Link.self, isScope ? .scoped : .singleton) { resolver in
      let change: (Container) -> Void = { $0.register(Int.self) { 1 } }
      let next = try isScope ? resolver.makeScope(registering: change) : resolver.overriding(change)
      return try next.resolve(Link.self)
    }
    container.register(Int.self) { 0 }
    let resolver = try container.seal().makeScope()
    let kinds = onThreads(1, stackSize: kilobytes * 1_024) { _ -> ResolutionError.Kind? in
      do throws(ResolutionError) {
        _ = try resolver.resolve(Link.self)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kinds == [.tooDeep])
  }

  @Test("A small stack is enough to release the resolver of a factory that was nested deeply")
  func deepResolver() throws {
    let innermost = Mutex<Resolver?>(nil)
    let container = Container()
    container.register(Link.self) { resolver in
      innermost.withLock { $0 = resolver }
      return try resolver.makeScope().resolve(Link.self)
    }
    let resolver = try container.seal()
    _ = onThreads(1, stackSize: 6 << 20) { _ in
      let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Link.self) }
      #expect(error?.kind == .tooDeep)
    }
    let released = onThreads(1, stackSize: 256 << 10) { _ in
      innermost.withLock { $0.take() } != nil
    }
    #expect(released == [true])
  }

  @Test("A small stack is enough to release the resolver of a deeply nested asynchronous factory")
  func deepAsynchronousResolver() async throws {
    enum OpenLink: AsyncService { typealias Service = Link }
    let innermost = Mutex<Resolver?>(nil)
    let container = Container()
    container.register(OpenLink.self) { resolver in
      innermost.withLock { $0 = resolver }
      return try await resolver.makeScope().resolve(OpenLink.self)
    }
    let resolver = try container.seal()
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(OpenLink.self)
    }
    #expect(error?.kind == .tooDeep)
    let released = onThreads(1, stackSize: 256 << 10) { _ in
      innermost.withLock { $0.take() } != nil
    }
    #expect(released == [true])
  }

  @Test("A stack of 8 MB is used to its end by singletons 400 deep")
  func largeStack() throws {
    let links = numbers(400)
    let container = Container()
    for (index, link) in links.enumerated() { register(link, after: links, index, in: container) }
    let resolver = try container.seal()
    let answers = onThreads(1, stackSize: 8 << 20) { _ in
      Result { () throws in try resolver.resolve(node: links[399]) }
    }
    #expect(try answers[0].get() == 400)
  }

  @Test(
    "A graph without end throws on the main thread, and a stack of 8 MB is used to its end",
    arguments: [
      (kilobytes: 512, environment: 0, deep: nil), (1_024, 0, nil), (1_024, 100_000, nil),
      (8_192, 0, "400"), (8_192, 120_000, "400"),
    ])
  func mainThread(kilobytes: Int, environment count: Int, deep: String?) throws {
    let program = BuildProducts.directory.appendingPathComponent("MainThreadProgram").path
    // The stack of the main thread begins with the arguments and the environment.
    let run = try RunningProcess(
      "/bin/sh", ["-c", "ulimit -s \(kilobytes) && exec \"$0\"", program],
      environment: ["LARGE": String(repeating: "a", count: count)]
    ).finish()
    #expect(run.status == 0, "\(run.standardError)")
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    if let deep { #expect(lines.first == deep) }
    #expect(lines.last == "tooDeep")
  }

  private func register<Number: Numbered>(
    _ number: Number.Type, after links: [any Numbered.Type], _ index: Int, in container: Container
  ) {
    container.register(Node<Number>.self, .singleton) { resolver in
      index == 0 ? 1 : try resolver.resolve(node: links[index - 1]) + 1
    }
  }
}
