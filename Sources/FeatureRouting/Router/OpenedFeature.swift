public import FunctionInjection

/// A feature that must be told what to show, and that no route leads to: it is opened by its type.
///
/// It is stated for the router, so that it is verified and stands in the graph like the others. A step
/// of a flow is one, which the step before it opens:
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
/// container.register(PresentScreen<String>.self) { { screen, _, _ in print(screen) } }
/// container.registerRouter(
///   String.self, handlers: [], openedFeatures: [OpenedFeature(Step.self)])
/// // No User is registered.
/// precondition(container.verify().faults.count == 1)
/// ```
public struct OpenedFeature<Screen>: Sendable {
  let feature: any RoutedFeature.Type
  /// Where the feature was stated.
  public let location: RegistrationLocation

  /// States a feature.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  public init<Destination: RoutedFeature>(
    _ feature: Destination.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Destination.Screen == Screen {
    self.feature = feature
    location = RegistrationLocation(fileID: fileID, line: line)
  }

  /// States a feature that is told nothing, where its own type is not known.
  init(_ feature: any Feature<Screen>.Type, location: RegistrationLocation) {
    self.feature = feature.unrouted
    self.location = location
  }
}
