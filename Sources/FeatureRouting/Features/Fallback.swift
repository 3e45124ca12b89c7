/// The feature to open if another feature is disabled, or none.
///
/// ```swift
/// enum OldProfile: RoutedFeature {
///   static let dependenciesInitializer = AnyInitializer {}
///   static func build(dependencies: Void, input: Int) -> String { "Old profile \(input)" }
/// }
///
/// enum NewProfile: RoutedFeature {
///   static let dependenciesInitializer = AnyInitializer { (beta: Bool) in beta }
///   static let fallback = Fallback(OldProfile.self)
///
///   static func isEnabled(_ beta: Bool) -> Bool { beta }
///   static func build(dependencies: Bool, input: Int) -> String { "New profile \(input)" }
/// }
/// ```
///
/// A fallback receives the input of the disabled feature, so a fallback with another type of input
/// does not compile.
public struct Fallback<Screen, Input>: Sendable {
  /// The feature; nil if there is no fallback.
  let feature: (any RoutedFeature<Screen, Input>.Type)?

  /// No fallback, so that the navigation throws an error.
  public static var none: Fallback { Fallback(feature: nil) }

  private init(feature: (any RoutedFeature<Screen, Input>.Type)?) {
    self.feature = feature
  }

  /// Creates a fallback that opens another feature, if that feature is enabled.
  ///
  /// - Parameter feature: A feature whose screen and input have the same types.
  public init<Other: RoutedFeature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Other.Input == Input {
    self.init(feature: feature)
  }

  /// Creates a fallback that opens another feature, if that feature is enabled.
  ///
  /// - Parameter feature: A feature with the same type of screen and no input.
  public init<Other: Feature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Input == Void {
    self.init(feature: FeatureWithoutInput<Other>.self)
  }
}
