import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called at the application's start.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Called at the application's start. The result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application's start where the method with options isn't implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called first at the application's start. The result has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the start.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called. A film is in front all the while.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called. A film has one scene, whose delegate is found by its type.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called. A film's scene is there to its end.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The value of the delegate's own property of this name; nil where it has none.
  public var window: UIWindow?? {
    for child in Mirror(reflecting: self).children
    where child.label == "window" || child.label == "$__lazy_storage_$_window" {
      return .some(child.value as? UIWindow)
    }
    return nil
  }
  /// Called at the application's start. The result has no effect.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing unless implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Called first at the application's start. The result has no effect.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Called after the start.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Never called. A film is in front all the while.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Never called. A film has one scene, whose delegate is found by its type.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Never called. A film's scene is there to its end.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
