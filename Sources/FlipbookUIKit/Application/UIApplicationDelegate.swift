import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called at the application's start.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application; nil unless implemented.
  var window: UIWindow? { get set }
  /// Called at the application's start. The result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called first at the application's start. The result has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the start.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called. A film is in front all the while.
  func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of the application; nil unless implemented.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Called at the application's start. The result has no effect.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Called first at the application's start. The result has no effect.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Called after the start.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Never called. A film is in front all the while.
  public func applicationWillResignActive(_ application: UIApplication) {}
}
