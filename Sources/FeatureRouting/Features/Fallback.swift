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
///   static func isEnabled(dependencies beta: Bool) -> Bool { beta }
///   static func build(dependencies: Bool, input: Int) -> String { "New profile \(input)" }
/// }
/// ```
///
/// A fallback with an input receives the input of the disabled feature, so its input must have the
/// same type. Sealing reports a fallback with another screen or input. A fallback without an input
/// fits every feature.
public struct Fallback<Screen, Input>: Sendable {
  /// The feature; nil if there is no fallback.
  let feature: (any RoutedFeature.Type)?

  /// No fallback, so that the navigation throws an error.
  public static var none: Fallback { Fallback() }

  private init() { feature = nil }

  /// Creates a fallback that opens another feature, if that feature is enabled.
  ///
  /// - Parameter feature: A feature whose screen and input have the same types.
  public init<Other: RoutedFeature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Other.Input == Input {
    self.feature = feature
  }

  /// Creates a fallback that opens another feature, if that feature is enabled.
  ///
  /// - Parameter feature: A feature with the same type of screen and no input.
  public init<Other: Feature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Input == Void {
    self.feature = FeatureWithoutInput<Other>.self
  }
}

/// A fallback with any types.
///
/// The requirement `fallback` of a feature has any type, so that sealing can report a wrong one. If
/// the type had to be that of the feature, a fallback of another type would compile and be ignored,
/// because each feature has a default fallback.
protocol AnyFallback {
  /// The feature, with any types of screen and input; nil if there is no fallback.
  var feature: (any RoutedFeature.Type)? { get }
}

extension Fallback: AnyFallback {}

extension RoutedFeature {
  /// The fallback, for a feature whose static type is unknown; nil if there is none.
  static var nextFallback: (any RoutedFeature.Type)? {
    (fallback as? any AnyFallback)?.feature
  }

  /// Whether the property `fallback` has a type other than ``Fallback``, by mistake.
  static var hasFallbackOfAnotherType: Bool { !(_Fallback.self is any AnyFallback.Type) }

  /// Returns whether a fallback has the screen of this feature, and its input or none.
  static func fits(_ fallback: any RoutedFeature.Type) -> Bool {
    fallback is any RoutedFeature<Screen, Input>.Type
      || fallback is any RoutedFeature<Screen, Void>.Type
  }
}
