// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// A stand-in for UIKit: the declarations that the guides of this package use, with the signatures of
// Apple's public documentation. Tests type-check against it on systems without Apple's SDK. Nothing here
// runs, and no target of the package contains this file.

@_exported public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor open class UIView: UIResponder {}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { .zero }
}

@MainActor open class UIWindow: UIView {
  public init(frame: CGRect) {}
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var navigationController: UINavigationController? { nil }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UINavigationController: UIViewController {
  open var topViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}
