import FlipbookDrawing
import Foundation

/// The storyboard that an application begins with.
@MainActor
package enum MainStoryboard {
  /// The name that `Info.plist` has for it; nil where the application makes its window in code.
  private static var name: String? {
    let information = SceneBundle.main.infoDictionary ?? [:]
    if let manifest = information["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]],
      let name = scenes.first?["UISceneStoryboardFile"] as? String
    {
      return name
    }
    return information["UIMainStoryboardFile"] as? String
  }

  /// Makes the window that UIKit makes before it calls the application's delegate; nil where `Info.plist` names no storyboard.
  static func makeWindow() -> UIWindow? { name.flatMap(makeWindow) }

  /// Makes the window of a storyboard `Main`, for an application whose `Info.plist` isn't there; nil without one.
  static func makeUsualWindow() -> UIWindow? { makeWindow("Main") }

  private static func makeWindow(_ name: String) -> UIWindow? {
    guard let file = NibFile.named(name, "storyboard", in: .main),
      let controller = UIStoryboard(file).instantiateInitialViewController()
    else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = .main
    window.rootViewController = controller
    return window
  }

  /// Makes the controller of a class as the storyboards of its module have it; nil where none does.
  package static func controller(of type: UIViewController.Type) -> UIViewController? {
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
    guard let name = parts.last else { return nil }
    let bundle = SceneBundle(for: type)
    for path in bundle.paths(forResourcesOfType: "storyboard", inDirectory: nil) {
      guard let file = NibFile.at(path, in: bundle) else { continue }
      let found = file.controllers.first { $0["customClass"] == name }
      if let found, let controller = NibScene.make(found, in: file), Swift.type(of: controller) == type {
        return controller
      }
    }
    return nil
  }
}
