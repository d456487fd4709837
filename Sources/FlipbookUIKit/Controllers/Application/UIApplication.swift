import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The running application, which shows the windows of a film.
open class UIApplication: UIResponder {
  private static let slot = ContextSlot(.scene) { Lazy { UIApplication() } }

  /// The application of the scene.
  public static var shared: UIApplication { SceneContext.current[slot].value }

  /// Returns the application for the names of its shared instance; nil for others.
  open class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// A key of the options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that owns the address may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options with which an address was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Values of that app's.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file may be changed in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Whether the application is in front.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive, background
  }

  private struct ShownWindow {
    weak var window: UIWindow?
  }

  private var shown: [ShownWindow] = []
  /// Whether the film's own window is one of UIKit's.
  var isKitFilm = false
  /// The window of a film of SwiftUI.
  lazy var filmWindow = FilmWindow()
  /// The windows that were shown and are there still, in the order in which they first were.
  var shownWindows: [UIWindow] { shown.compactMap(\.window) }
  /// The windows that were shown and are there still, in the order in which they first were. In a film of SwiftUI the
  /// first stands for the film's own.
  open var windows: [UIWindow] {
    isKitFilm ? shownWindows : [filmWindow] + shownWindows.filter { !$0.isHosted }
  }
  /// The object that is called at the application's start; it is not retained. In the film of a preview one is made once it is
  /// asked for.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      if let make = unmadeDelegate {
        unmadeDelegate = nil
        keptDelegate = make()
        heldDelegate = keptDelegate
      }
      return heldDelegate
    }
    set {
      unmadeDelegate = nil
      heldDelegate = newValue
    }
  }
  private weak var heldDelegate: (any UIApplicationDelegate)?
  /// Makes the delegate of the app whose preview is drawn; nil for none, and once one was made or set.
  package var unmadeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  /// The observations of properties by their names.
  var keyPathObservers: [KeyPathObserver] = []
  /// The delegate, which nothing else in a film retains.
  var keptDelegate: (any UIApplicationDelegate)?
  /// Always `active`.
  open var applicationState: State { .active }
  /// Has no effect. A film does not lock.
  open var isIdleTimerDisabled = false
  /// Has no effect, as on a phone since iOS 13.
  open var isNetworkActivityIndicatorVisible = false
  /// Has no effect. A film has no home screen.
  open var applicationIconBadgeNumber = 0
  /// Always false. A film has no home screen.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil. A film has no home screen.
  open var alternateIconName: String? { nil }
  /// Fails: a film has no home screen.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Fails: a film has no home screen.
  ///
  /// - Throws: An error of Cocoa's.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// The last window that was made key; nil for none.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The one scene of windows.
  open lazy var connectedScenes: Set<UIScene> = [UIWindowScene.main]
  /// Has no effect. A film has no status bar.
  open var isStatusBarHidden = true
  /// Always empty. A film has no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// Has no effect. A film has no status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// The direction in which the screen is held: upright where it is higher than wide.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// How long the screen turns, in seconds; 0.3. A film's screen doesn't turn.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Always left to right, as all layout of views.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Returns all directions. A film's screen doesn't turn.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
  /// The text size of the scene.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(SceneTraits.current.dynamicTypeSize)
  }

  /// Whether views made now are for a window's first view controller: there is no window yet, or one is about
  /// to show its first content.
  var isShowingFirstViews: Bool { shownWindows.isEmpty || shownWindows.contains(where: \.isShowingRoot) }

  /// The windows in front of the film's own.
  let windowStack = WindowStack()

  func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil }
    if !shown.contains(where: { $0.window === window }) { shown.append(ShownWindow(window: window)) }
    if !window.isHosted { showFilmWindow() }
    windowStack.show(window)
  }

  /// Removes the windows of the scene before.
  package func reset() { (shown, isKitFilm) = ([], true) }

  /// Always false. A film opens nothing.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Has no effect. A film has no status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Has no effect. A film has no status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Opens nothing, and calls the completion with false at once.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Calls a method of a target, and returns true. Does nothing for nil, and returns false.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target else { return false }
    action.send(to: target as AnyObject, sender, event)
    return true
  }

  /// Does nothing. Touches come from the film's script.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing. Touches come from the film's script.
  open func endIgnoringInteractionEvents() {}
  /// Does nothing. A film receives no messages.
  open func registerForRemoteNotifications() {}
  /// Has no effect. Nothing is sent to a film.
  open func unregisterForRemoteNotifications() {}
}
