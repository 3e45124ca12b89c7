import Foundation

/// The benchmark command.
@main
struct Command {
  @concurrent
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      guard !options.wantsHelp else { return print(Options.help) }
      var all: [Measurement] = []
      for benchmark in allBenchmarks where benchmark.matches(options.filter) {
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
