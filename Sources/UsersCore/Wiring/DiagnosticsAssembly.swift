public import FunctionalDI
import LocalPublisher

/// Diagnostics for `--verbose`: the duration of each call.
///
/// This assembly comes after the others and decorates their services, without a change in them.
public struct DiagnosticsAssembly: Assembly {
  let options: Options
  let write: WriteDiagnostics.Service

  /// Makes the assembly of a command line.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - write: A closure that writes a line.
  public init(_ options: Options, write: @escaping WriteDiagnostics.Service) {
    self.options = options
    self.write = write
  }

  /// Registers ``WriteDiagnostics``, and decorates the services if the command line asks for it.
  public func assemble(container: Container) {
    let (isVerbose, write) = (options.isVerbose, write)
    if isVerbose || options.usesServer {
      container.registerFunction(WriteDiagnostics.self) { line in if isVerbose { write(line) } }
    }
    guard isVerbose else { return }
    if options.usesServer {
      container.decorate(FetchUsers.self, injecting: WriteDiagnostics.self) { fetch, write in
        timed(fetch) { write("FetchUsers took \($0.inMilliseconds)") }
      }
    }
    container.decorate(RetrieveUsers.self, injecting: WriteDiagnostics.self) { retrieve, write in
      { retrieve().timed { write("RetrieveUsers took \($0.inMilliseconds)") } }
    }
    container.decorate(LoadUsers.self, injecting: WriteDiagnostics.self) { load, write in
      { load().timed { write("LoadUsers took \($0.inMilliseconds)") } }
    }
  }
}

extension Duration {
  /// The duration for a reader, such as "12.5 ms".
  fileprivate var inMilliseconds: String {
    let tenths = Int(self / .microseconds(100))
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
