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
  var requiredAssemblies: [any Assembly] { get }

  /// What an assembly is recognized by: an assembler runs one assembly for each identity. The type by
  /// default.
  ///
  /// An assembly with parameters includes in its identity what tells two of them apart, if a program may
  /// have both:
  ///
  /// ```swift
  /// struct ServerAssembly: Assembly {
  ///   let url: String
  ///   var identity: AnyHashable { url }
  ///
  ///   func assemble(container: Container) {}
  /// }
  /// ```
  ///
  /// Assemblies of different types are never the same. Two assemblies that have the same type and the same
  /// identity, but may differ, would run only once. ``Assembler/seal()`` then throws
  /// ``WiringFault/Kind/ambiguousAssembly``. They may differ if they are Equatable and not equal, or if they
  /// have stored properties and neither conform to Equatable nor state an identity.
  var identity: AnyHashable { get }

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

  /// The type of the assembly.
  public var identity: AnyHashable { ObjectIdentifier(Self.self) }

  /// Does nothing.
  public func loaded(resolver: Resolver) throws {}
}
