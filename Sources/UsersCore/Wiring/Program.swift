package import FunctionalDI

/// The assemblies of the program.
package enum Program {
  /// The program without its screens.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - write: A closure that writes a line of diagnostics.
  /// - Returns: The assemblies, the decorating one last.
  package static func assemblies(
    _ options: Options, writeDiagnostics write: @escaping WriteDiagnostics.Service
  ) -> [any Assembly] {
    [UsersAssembly(), OptionsAssembly(options), DiagnosticsAssembly(options, write: write)]
  }

  /// The whole program, with screens of one kind of renderer.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - renderer: The renderer of the screens.
  ///   - write: A closure that writes a line of diagnostics.
  /// - Returns: The assemblies.
  package static func assemblies<Renderer: PageRenderer>(
    _ options: Options, _ renderer: Renderer.Type,
    writeDiagnostics write: @escaping WriteDiagnostics.Service
  ) -> [any Assembly] {
    assemblies(options, writeDiagnostics: write) + [ScreensAssembly<Renderer>()]
  }
}
