public import FunctionInjection
public import FunctionalDITestDoubles

/// Expects that every service of some assemblies can be constructed.
///
/// The function runs every factory that is not replaced at least once, and the factory of a
/// transient service again for each service that uses it. It uses your doubles and your scope, and
/// reports all failures to Swift Testing or XCTest. Different assemblies with the same identity are
/// a failure too. `expectSealed(_:)` checks the same wiring without running a factory. The returned
/// report lists the undeclared inputs:
///
/// ```swift
/// import FunctionInjection
/// import Testing
///
/// enum LoadUser: NamedService { typealias Service = @Sendable (Int) -> User }
///
/// struct UsersAssembly: Assembly {
///   func assemble(container: Container) {
///     container.registerFunction(LoadUser.self) { _ in ada }
///   }
/// }
///
/// let report = await expectConstructed([UsersAssembly()])
/// #expect(report?.undeclaredInputs.isEmpty == true)
/// ```
///
/// `Container.constructAll(overriding:scope:)` has the details.
///
/// - Parameters:
///   - assemblies: The assemblies of the program.
///   - overrides: A closure that registers doubles.
///   - scope: A closure that makes the scope for the services, and provides the scope's values.
/// - Returns: The report, or `nil` if the scope could not be made.
@discardableResult
nonisolated(nonsending) public func expectConstructed(
  _ assemblies: [any Assembly],
  overriding overrides: (Container) -> Void = { _ in },
  scope: (Resolver) throws -> Resolver = { $0.makeScope() },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) async -> ConstructionReport? {
  let place = SourcePlace(fileID, filePath, line)
  let assembler = Assembler(assemblies)
  for fault in assembler.faults { recordFailure(fault.description, at: place) }
  do {
    let report = try await assembler.container
      .constructAll(overriding: overrides, scope: scope)
    if !report.failures.isEmpty || !report.releaseErrors.isEmpty {
      recordFailure(report.description, at: place)
    }
    return report
  } catch {
    recordFailure("The scope could not be made: \(error)", at: place)
    return nil
  }
}
