import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The scene in which windows are shown.
open class UIWindowScene: UIScene {
  private static let slot = ContextSlot(.scene) { Lazy { UIWindowScene() } }

  static var main: UIWindowScene { SceneContext.current[slot].value }

  private lazy var appDelegate = AppSceneDelegate()

  /// The object that is called during the scene's start. It is retained. In an app of SwiftUI that sets none it is one of
  /// the system's, which knows the window.
  open override var delegate: (any UISceneDelegate)? {
    get { super.delegate ?? (UIApplication.shared.isKitFilm ? nil : appDelegate) }
    set { super.delegate = newValue }
  }

  /// The windows of the application.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The last window that was made key; nil for none.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The coordinates of the scene: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The film's screen.
  open var screen: UIScreen { .main }
  /// The traits of the film.
  open var traitCollection: UITraitCollection { .current }
  /// The bar over the windows, which is not drawn.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Always `portrait`.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
