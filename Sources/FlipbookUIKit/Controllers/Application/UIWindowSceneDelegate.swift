import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called during the start of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; nil for the one that was made key.
  var window: UIWindow? { get set }
}
