#if canImport(SwiftUI)
  public import FunctionInjection
  public import SwiftUI

  /// A property of a view that is resolved from the environment's resolver.
  ///
  /// ```swift
  /// struct UsersView: View {
  ///   @Injected(LoadUsers.self) private var loadUsers
  ///   @Injected private var client: HTTPClient
  ///
  ///   var body: some View {
  ///     Button("Reload") { _ = try? loadUsers() }
  ///   }
  /// }
  ///
  /// let users = UsersView().resolver(resolver)
  /// ```
  ///
  /// The service is resolved when the property is first read, and kept as long as the view has its
  /// identity. A view model that is registered as `.transient` under a
  /// ``FunctionInjection/MainActorService`` is therefore created once for each place in the view
  /// hierarchy, like a `@State` property. If the environment's resolver changes, for example to
  /// that of a new session, the property resolves again. If the scope of the resolver ends
  /// while the view is on the screen, the property keeps the service that it has resolved.
  ///
  /// The property observes nothing. A view follows the changes of an `@Observable` class, because
  /// SwiftUI tracks what `body` reads, but not those of an `ObservableObject`.
  ///
  /// Read the property in `body` or in an action, and not in the initializer of the view, because
  /// the view has no environment before SwiftUI evaluates `body`. If the service cannot be
  /// resolved, or if there is no resolver, the program stops with the whole message.
  @MainActor
  @propertyWrapper
  public struct Injected<Service>: DynamicProperty {
    @Environment(\.resolver) private var resolver
    @State private var instance = KeptInstance<Service>()
    private let request: Request<Service>

    /// Resolves a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    public init<Key: NamedService>(
      _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) where Key.Service == Service {
      request = Request(fileID: fileID, line: line, name: { key.name }) { try $0.resolve(key) }
    }

    /// Resolves the key of a main-actor service, such as the key of a view model.
    ///
    /// - Parameters:
    ///   - key: The key.
    public init<Key: MainActorService>(
      _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) where Key.Service == Service {
      request = Request(fileID: fileID, line: line, name: { key.name }) { try $0.resolve(key) }
    }

    /// Resolves an instance of the property's type.
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
      request = Request(fileID: fileID, line: line, name: { "\(Service.self)" }) {
        try $0.resolve(Service.self)
      }
    }

    /// The service.
    public var wrappedValue: Service { instance.service(request, from: resolver) }
  }

  /// The service that an ``Injected`` property requests.
  ///
  /// SwiftUI creates views often, so error messages are made only when they are needed.
  private struct Request<Service> {
    let fileID: StaticString
    let line: UInt
    let name: () -> String
    let resolve: @MainActor (Resolver) throws -> Service

    var place: String { "\(fileID):\(line)" }
  }

  /// The service of one ``Injected`` property, kept for the identity of its view.
  @MainActor
  private final class KeptInstance<Service> {
    private var kept: (resolver: Resolver, service: Service)?

    func service(_ request: Request<Service>, from resolver: Resolver?) -> Service {
      guard let resolver else {
        fatalError(
          "@Injected of \(request.name()) (\(request.place)) found no resolver in the environment.\n"
            + "Set one on a view around it, or on the preview: .resolver(resolver)\n"
            + "Read the property in `body` or later: a view has no environment in its initializer.")
      }
      if let kept, kept.resolver == resolver { return kept.service }
      do {
        let service = try request.resolve(resolver)
        kept = (resolver, service)
        return service
      } catch {
        fatalError("\(error)\n@Injected resolves it (\(request.place)).")
      }
    }
  }
#endif
