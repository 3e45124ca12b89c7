#if canImport(SwiftUI)
  public import FunctionInjection
  public import SwiftUI

  extension EnvironmentValues {
    /// The resolver of the views; `nil` if none was set.
    ///
    /// Set it with `resolver(_:)`. ``Injected`` properties resolve from it.
    public var resolver: Resolver? {
      get { self[ResolverKey.self] }
      set { self[ResolverKey.self] = newValue }
    }
  }

  private struct ResolverKey: EnvironmentKey {
    static let defaultValue: Resolver? = nil
  }

  extension View {
    /// Sets the resolver of a view and of the views inside it.
    ///
    /// ```swift
    /// struct UsersView: View {
    ///   @Injected(LoadUsers.self) private var loadUsers
    ///
    ///   var body: some View { Text("Users") }
    /// }
    ///
    /// let users = UsersView().resolver(resolver)
    /// ```
    ///
    /// A resolver that is set further inside, such as the resolver of a scope, takes precedence. If
    /// the resolver changes, the ``Injected`` properties of existing views resolve again.
    ///
    /// - Parameter resolver: The resolver.
    /// - Returns: The view.
    nonisolated public func resolver(_ resolver: Resolver) -> some View {
      environment(\.resolver, resolver)
    }
  }

  extension Scene {
    /// Sets the resolver of the views in a scene.
    ///
    /// ```swift
    /// struct MyApp: App {
    ///   private let appResolver: Resolver
    ///
    ///   init() {
    ///     do { appResolver = try container.seal() } catch { fatalError("\(error)") }
    ///   }
    ///
    ///   var body: some Scene {
    ///     WindowGroup { Text("Users") }.resolver(appResolver)
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter resolver: The resolver.
    /// - Returns: The scene.
    nonisolated public func resolver(_ resolver: Resolver) -> some Scene {
      environment(\.resolver, resolver)
    }
  }
#endif
