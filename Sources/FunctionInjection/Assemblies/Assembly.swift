/// A part of a program that registers related services.
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
  /// The assemblies that must run before this assembly; none by default.
  ///
  /// If assemblies require each other, each of them runs once.
  var requiredAssemblies: [any Assembly] { get }

  /// The identity of the assembly, which is its type by default.
  ///
  /// An assembler runs one assembly for each identity. If a program may have two assemblies of one
  /// type, their identity includes the parameters that distinguish them:
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
  /// Assemblies of different types are never the same. Of two assemblies with the same type and
  /// identity, only one runs. If the two may register different services, ``Assembler/seal()``
  /// throws ``WiringFault/Kind/ambiguousAssembly``. Two Equatable assemblies are treated as
  /// different if they are not equal. Two other assemblies with the default identity are treated as
  /// different unless their stored properties are known to be the same. A noncopyable property of a
  /// class, such as a `Mutex`, cannot be compared, and is ignored.
  var identity: AnyHashable { get }

  /// Registers the services of the assembly.
  ///
  /// - Parameter container: The container to register with.
  func assemble(container: Container)

  /// Runs code of the assembly when everything is registered, checked, and sealed; does nothing by
  /// default.
  ///
  /// - Parameter resolver: The resolver of the program.
  /// - Throws: An error that prevents the program from starting.
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
