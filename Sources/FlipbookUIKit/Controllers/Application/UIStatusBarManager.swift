import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar of the time and the signal. It is not drawn; its place is the device's.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  override init() {}

  /// The colour of its texts. Always `default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden: where the screen has no safe area above.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// Its place on the screen, in points: the safe area above. Its height is 0 unless a device is given.
  open var statusBarFrame: CGRect {
    let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top)
  }
}
