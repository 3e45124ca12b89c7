import FunctionInjection

/// What an asynchronous factory constructs, for code in it that goes round its resolver.
enum AsyncPath {
  @TaskLocal static var construction: SuspendingConstruction?
}

extension SuspendingConstruction {
  /// Gives the instance, constructing it or waiting for it as need be, and tells whether it is new.
  nonisolated(nonsending) func instance<Service: Sendable>(
    of service: Service.Type
  ) async throws(ResolutionError) -> (Service, isNew: Bool) {
    guard isKept else { return (try await construct(maker(AsyncFactory<Service>.self)), true) }
    while true {
      switch claim() {
      case .use(let box):
        return (instance(in: box, service), false)
      case .construct:
        let outcome = Outcome<Service>()
        // The construction belongs to none of those who wait for it, so that none can cancel it.
        Task { outcome.decide(await fill()) }
        switch await outcome.value {
        case .success(let instance): return (instance, true)
        case .failure(let error): throw self.error(of: error)
        case nil: throw cancellationError
        }
      case .wait:
        let outcome = Outcome<Void>()
        let isWaiting = try wait { outcome.decide(.success(())) }
        if isWaiting, await outcome.value == nil {
          stopWaiting()
          throw cancellationError
        }
      case .ended:
        throw endOfScopeError
      }
    }
  }

  /// Constructs the instance of a place that was claimed, and keeps it there.
  private func fill<Service: Sendable>() async -> Result<Service, any Error> {
    do throws(ResolutionError) {
      let factory: AsyncFactory<Service>
      let instance: Service
      do throws(ResolutionError) {
        factory = try maker(AsyncFactory<Service>.self)
        instance = try await construct(factory)
      } catch {
        abandon()
        throw error
      }
      try keep(instance, factory.lifetime)
      return .success(instance)
    } catch {
      return .failure(error)
    }
  }

  /// Runs a factory.
  nonisolated(nonsending) private func construct<Service>(
    _ factory: AsyncFactory<Service>
  ) async throws(ResolutionError) -> Service {
    defer { end() }
    do {
      return try await AsyncPath.$construction.withValue(self) { try await factory.make(resolver) }
    } catch {
      throw self.error(of: error)
    }
  }
}
