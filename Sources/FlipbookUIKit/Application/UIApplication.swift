import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The running application. In a film it is what shows the windows.
open class UIApplication: UIResponder {
  public private(set) static var shared = UIApplication()

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive, background
  }

  open private(set) var windows: [UIWindow] = []
  open weak var delegate: (any UIApplicationDelegate)?
  /// What looks at properties by their names for others.
  var keyPathObservers: [KeyPathObserver] = []
  /// Nothing else in a film holds on to it.
  var keptDelegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open lazy var connectedScenes: Set<UIScene> = [UIWindowScene.main]
  open var isStatusBarHidden = true
  open var statusBarFrame: CGRect { .zero }
  open var statusBarStyle = UIStatusBarStyle.default
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(SceneSurroundings.current.dynamicTypeSize)
  }

  /// Whether views that are made now are for a window's first view controller: there is no window yet, or one that is
  /// about to show what it begins with.
  var isShowingFirstViews: Bool { windows.isEmpty || windows.contains(where: \.isShowingRoot) }

  func show(_ window: UIWindow) {
    if !windows.contains(window) { windows.append(window) }
  }

  /// Forgets what another scene showed.
  package func reset() { windows = [] }

  /// Makes a new application for a new scene.
  static func renew() {
    shared = UIApplication()
    UIWindowScene.main = UIWindowScene()
  }

  /// A film opens nothing: false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// A film opens nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target else { return false }
    action.send(to: target as AnyObject, sender, event)
    return true
  }

  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
}

/// Hears of the application's life.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
}

/// A part of an application that is on the screen.
@MainActor @preconcurrency
open class UIScene: NSObject {
  public struct ConnectionOptions {}
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  public let session = UISceneSession()
  open var delegate: (any UISceneDelegate)?

  override init() {}
}

/// What the system keeps of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  public let persistentIdentifier = "film"
}

/// The scene that windows are shown in.
open class UIWindowScene: UIScene {
  fileprivate(set) static var main = UIWindowScene()

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// The device: a phone without a name.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var model: String { "iPhone" }
  public var name: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "18.0" }
  public var orientation: UIDeviceOrientation { .portrait }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
