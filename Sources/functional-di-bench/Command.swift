import Foundation

/// The benchmark command.
@main
struct Command {
  /// Waits for the work on a thread of its own, while the main thread serves the main actor.
  ///
  /// An asynchronous `main` would pass the main thread to Dispatch in a way that valgrind cannot
  /// follow, and with a main thread that only waits, benchmarks of the main actor would never end.
  static func main() {
    if FunctionInjectionStarting.runIfAsked(Array(CommandLine.arguments.dropFirst())) { return }
    Task.detached {
      await run()
      exit(0)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  @concurrent
  private static func run() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      guard !options.wantsHelp else { return print(Options.help) }
      var all: [Measurement] = []
      for benchmark in try Benchmark.matching(options.filter) {
        let benchmark = benchmark.keeping(options.contender)
        if let count = options.count {
          try await benchmark.run(count)
          continue
        }
        let measurements = try await benchmark.measure(options.effort)
        all += measurements
        if !options.json { print(Report.table(benchmark, measurements), terminator: "\n\n") }
      }
      if options.json, options.count == nil { print(try Report.json(all)) }
    } catch {
      FileHandle.standardError.write(Data("functional-di-bench: \(error)\n".utf8))
      exit(error is UsageError ? 64 : 1)
    }
  }
}
