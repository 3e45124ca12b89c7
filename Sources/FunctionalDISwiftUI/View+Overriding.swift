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
    /// The new graph is made once for the identity of the view, and again if the resolver changes,
    /// for example to that of a new session. So do not make the resolver in `body`. A fault of the
    /// overrides, such as an override of a service that is not registered, stops the program with the
    /// whole report.
    ///
    /// - Parameters:
    ///   - resolver: The resolver of the program.
    ///   - change: A closure that registers the overrides.
    /// - Returns: The view.
    nonisolated public func resolver(
      _ resolver: Resolver, overriding change: @escaping @MainActor (Container) -> Void
    ) -> some View {
      modifier(
        ResolverModifier(of: resolver) { () throws(WiringError) in
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
        ResolverModifier(of: nil) { () throws(WiringError) in
          let container = Container()
          register(container)
          return try container.seal()
        })
    }
  }

  /// Sets a resolver that is made once for the identity of a view, and for the resolver that it is
  /// made from.
  private struct ResolverModifier: ViewModifier {
    /// Keeps the resolver.
    @MainActor
    final class Storage {
      private var kept: (source: Resolver?, resolver: Resolver)?

      nonisolated init() {}

      func resolver(
        of source: Resolver?, _ make: () throws(WiringError) -> Resolver
      ) -> Resolver {
        if let kept, kept.source == source { return kept.resolver }
        do {
          let made = try make()
          kept = (source, made)
          return made
        } catch {
          fatalError("\(error)")
        }
      }
    }

    @State private var storage = Storage()
    private let source: Resolver?
    private let make: @MainActor () throws(WiringError) -> Resolver

    /// - Parameters:
    ///   - source: The resolver that the closure makes its resolver from, if there is one.
    ///   - make: A closure that makes the resolver.
    nonisolated init(
      of source: Resolver?, _ make: @escaping @MainActor () throws(WiringError) -> Resolver
    ) {
      self.source = source
      self.make = make
    }

    func body(content: Content) -> some View {
      content.environment(\.resolver, storage.resolver(of: source, make))
    }
  }
#endif
