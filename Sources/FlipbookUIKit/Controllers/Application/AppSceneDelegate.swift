import Foundation

/// The delegate of the scene of an app of SwiftUI.
final class AppSceneDelegate: NSObject, UIWindowSceneDelegate {
  /// The window of the app. Setting it has no effect.
  var window: UIWindow? {
    get { UIApplication.shared.filmWindow }
    set {}
  }
}
