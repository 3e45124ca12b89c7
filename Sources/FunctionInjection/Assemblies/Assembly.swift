/// A part of a program that registers what belongs together.
///
/// ```swift
/// struct NetworkAssembly: Assembly {
///   func assemble(container: Container) {
///     container.register(HTTPClient.self, .singleton, factory: HTTPClient.init)
///   }
/// }
///
/// struct UsersAssembly: Assembly {
///   var requiredAssemblies: [any Assembly] { [NetworkAssembly()] }
///
///   func assemble(container: Container) {
///     container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
///       { try client.get("/users") }
///     }
///   }
/// }
/// ```
public protocol Assembly {
  /// The assemblies that this one builds on; none by default.
  ///
  /// An assembly is identified by its type: one that is named twice is run once.
  var requiredAssemblies: [any Assembly] { get }

  /// Registers what belongs to the assembly.
  ///
  /// - Parameter container: What it is registered with.
  func assemble(container: Container)

  /// Is called when everything is registered, checked and sealed; does nothing by default.
  ///
  /// - Parameter resolver: What the program will run on.
  /// - Throws: Whatever makes the program unable to start.
  func loaded(resolver: Resolver) throws
}

extension Assembly {
  /// No assemblies.
  public var requiredAssemblies: [any Assembly] { [] }

  /// Does nothing.
  public func loaded(resolver: Resolver) throws {}
}
