/// What is opened in place of a feature that is not enabled: another one, or nothing.
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
/// It is told the same, so a fallback of another input does not compile.
public struct Fallback<Screen, Input>: Sendable {
  /// The feature; nil where there is no fallback.
  @usableFromInline let feature: (any RoutedFeature<Screen, Input>.Type)?

  /// Nothing is opened: the navigation throws an error.
  public static var none: Fallback { Fallback(feature: nil) }

  private init(feature: (any RoutedFeature<Screen, Input>.Type)?) {
    self.feature = feature
  }

  /// Another feature is opened, if it is enabled in turn.
  ///
  /// - Parameter feature: A feature of the same screen, which is told the same.
  public init<Other: RoutedFeature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Other.Input == Input {
    self.init(feature: feature)
  }

  /// Another feature is opened, if it is enabled in turn.
  ///
  /// - Parameter feature: A feature of the same screen, which needs to be told nothing either.
  public init<Other: Feature>(
    _ feature: Other.Type
  ) where Other.Screen == Screen, Input == Void {
    self.init(feature: UnroutedFeature<Other>.self)
  }
}
