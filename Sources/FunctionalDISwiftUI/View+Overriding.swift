#if canImport(SwiftUI)
  public import FunctionInjection
  public import SwiftUI

  extension View {
    /// Sets a resolver with some services replaced, for a preview.
    ///
    /// ```swift
    /// let preview = Text("No users").resolver(resolver) {
    ///   $0.registerFunction(LoadUsers.self) { [] }
    /// }
    /// ```
    ///
    /// The new graph is made once for the identity of the view. A fault of the overrides, such as
    /// an override of a service that is not registered, stops the program with the whole report.
    ///
    /// - Parameters:
    ///   - resolver: The resolver of the program.
    ///   - change: A closure that registers the overrides.
    /// - Returns: The view.
    nonisolated public func resolver(
      _ resolver: Resolver, overriding change: @escaping @MainActor (Container) -> Void
    ) -> some View {
      modifier(
        ResolverModifier { () throws(WiringError) in
          try resolver.overriding { change($0) }
        })
    }

    /// Sets a resolver of the services that a closure registers, for a preview.
    ///
    /// ```swift
    /// let preview = Text("No users").resolver(registering: {
    ///   $0.registerFunction(LoadUsers.self) { [] }
    /// })
    /// ```
    ///
    /// The graph is made once for the identity of the view. A fault of the wiring stops the program
    /// with the whole report.
    ///
    /// - Parameter register: A closure that registers the services.
    /// - Returns: The view.
    nonisolated public func resolver(
      registering register: @escaping @MainActor (Container) -> Void
    ) -> some View {
      modifier(
        ResolverModifier { () throws(WiringError) in
          let container = Container()
          register(container)
          return try container.seal()
        })
    }
  }

  /// Sets a resolver that is made once for the identity of a view.
  private struct ResolverModifier: ViewModifier {
    /// Keeps the resolver.
    @MainActor
    final class Storage {
      private var resolver: Resolver?

      nonisolated init() {}

      func resolver(_ make: () throws(WiringError) -> Resolver) -> Resolver {
        if let resolver { return resolver }
        do {
          let made = try make()
          resolver = made
          return made
        } catch {
          fatalError("\(error)")
        }
      }
    }

    @State private var storage = Storage()
    private let make: @MainActor () throws(WiringError) -> Resolver

    nonisolated init(_ make: @escaping @MainActor () throws(WiringError) -> Resolver) {
      self.make = make
    }

    func body(content: Content) -> some View {
      content.environment(\.resolver, storage.resolver(make))
    }
  }
#endif
