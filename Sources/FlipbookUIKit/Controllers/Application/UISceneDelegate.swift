import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called during a scene's start.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called first when the scene starts.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Never called. Nobody asks a film to open an address.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called last when the scene starts.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called. A film is in front all the while.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene starts, after its connection.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called. A film is in front all the while.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called. A film is in front all the while.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Called first when the scene starts.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Never called. Nobody asks a film to open an address.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Called last when the scene starts.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Never called. A film is in front all the while.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Called when the scene starts, after its connection.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Never called. A film is in front all the while.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Never called. A film is in front all the while.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
