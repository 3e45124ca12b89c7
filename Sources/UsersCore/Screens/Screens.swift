import FunctionalDI

/// The screens of the program over loaded users, ready to be opened.
@MainActor
struct Screens<Renderer: PageRenderer> {
  let browser: Browser<Renderer>
  let router: RouterService<Page<Renderer>>
  /// Keeps the graph, which the router does not keep alive.
  private let resolver: Resolver

  /// Seals the program and loads its users.
  init(_ options: Options, writeDiagnostics: @escaping WriteDiagnostics.Service) async throws {
    // The router resolves with the overrides of a test, and so does `current`.
    resolver = try Assembler(
      Program.assemblies(options, Renderer.self, writeDiagnostics: writeDiagnostics)
    ).seal().current
    try await resolver.resolve(UserDirectory.self).load()
    browser = try resolver.resolve(Browser<Renderer>.self)
    router = try resolver.resolve(RouterService<Page<Renderer>>.self)
  }
}
