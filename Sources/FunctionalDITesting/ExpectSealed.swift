public import FunctionInjection
internal import FunctionalDITestDoubles

/// Expects that assemblies can be sealed: that no service is missing, duplicate, circular, or
/// captive.
///
/// This call checks all declared inputs of a program. It cannot check a factory that receives a
/// resolver: see `expectConstructed`. The failure contains the whole report, in Swift Testing and
/// in XCTest.
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
/// For a program that resolves keys with live registrations, list these keys:
/// `expectSealed([UsersAssembly()], for: LoadUser.self)`.
///
/// - Parameters:
///   - assemblies: The assemblies of the program.
///   - key: The keys with live registrations that the program resolves.
/// - Returns: The sealed resolver, for further expectations, or `nil` after a failure.
@discardableResult
public func expectSealed<each Key: LiveKey>(
  _ assemblies: [any Assembly], for key: repeat (each Key).Type,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> Resolver? {
  do {
    return try Assembler(assemblies).seal(including: liveKeys(repeat each key))
  } catch {
    recordFailure(error.description, at: SourcePlace(fileID, filePath, line))
    return nil
  }
}
