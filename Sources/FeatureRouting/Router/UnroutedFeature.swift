public import FunctionInjection

/// A feature with an input and without a route, which is opened by its type.
///
/// List the feature when you register the router, so that the graph has it and sealing verifies it.
/// For example, a step of a flow opens the next step:
///
/// ```swift
/// enum Step: RoutedFeature {
///   static let dependenciesInitializer = AnyInitializer { (user: User) in user }
///   static func build(dependencies: User, input: Int) -> String {
///     "Step \(input) of \(dependencies.name)"
///   }
/// }
///
/// let container = Container()
/// container.registerFunction(PresentScreen<String>.self) { screen, _, _ in print(screen) }
/// container.registerRouter(
///   String.self, handlers: [], unroutedFeatures: [UnroutedFeature(Step.self)])
/// // No User is registered.
/// precondition(container.verify().faults.count == 1)
/// ```
public struct UnroutedFeature<Screen>: Sendable {
  let feature: any RoutedFeature.Type
  /// The file and the line of the declaration.
  public let location: RegistrationLocation

  /// Declares a feature.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  public init<Destination: RoutedFeature>(
    _ feature: Destination.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Destination.Screen == Screen {
    self.feature = feature
    location = RegistrationLocation(fileID: fileID, line: line)
  }
}
