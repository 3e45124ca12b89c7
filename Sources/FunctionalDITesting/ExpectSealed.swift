public import FunctionInjection
internal import FunctionalDITestDoubles

/// Expects that assemblies can be sealed: that no service is missing, duplicate, circular, or
/// captive.
///
/// This call is a complete test of a program's wiring. The failure contains the whole report, in
/// Swift Testing and in XCTest.
///
/// ```swift
/// import FunctionInjection
///
/// enum LoadUser: NamedService { typealias Service = @Sendable (Int) -> User }
///
/// struct UsersAssembly: Assembly {
///   func assemble(container: Container) {
///     container.registerFunction(LoadUser.self) { _ in ada }
///   }
/// }
///
/// expectSealed([UsersAssembly()])
/// ```
///
/// - Parameters:
///   - assemblies: The assemblies of the program.
/// - Returns: The sealed resolver, for further expectations, or `nil` after a failure.
@discardableResult
public func expectSealed(
  _ assemblies: [any Assembly],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> Resolver? {
  do {
    return try Assembler(assemblies).seal()
  } catch {
    recordFailure(error.description, at: SourcePlace(fileID, filePath, line))
    return nil
  }
}
