import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Measures of a part that a context menu lifts, in points.
///
/// Recordings of react-native-ios-context-menu and ContextMenuAuxiliaryPreview (UIKit's own menus), and a picture of a
/// list of iOS 18 in artemnovichkov/blog.
package enum LiftMetrics {
  /// From the part and the menu to the film's sides, and to the safe area's ends.
  static let margin: CGFloat = 16
  /// Between the part and the menu.
  static let gap: CGFloat = 16
  /// The largest scale of a lifted part.
  static let scale: CGFloat = 1.15
  /// How much smaller and then larger the longest side of a held part becomes.
  static let press: CGFloat = 10
  /// The corners of a part without an outline of its own, and of a row of a list.
  package static let cornerRadius: CGFloat = 10
  /// The corners of a preview that the scene gives.
  static let previewRadius: CGFloat = 13

  /// Returns the scale of a part under a finger.
  ///
  /// - Parameter press: From 0, as it begins to answer, to 1, as the menu opens.
  static func pressScale(_ press: Double, size: CGSize) -> CGFloat {
    let side = max(size.width, size.height)
    guard press > 0, side > 0 else { return 1 }
    let turn = 0.3
    let growth: Double
    if press < turn {
      growth = -sin(press / turn * .pi / 2)
    } else {
      let rest = 1 - (press - turn) / (1 - turn)
      growth = 1 - 2 * rest * rest
    }
    return 1 + Self.press * growth / side
  }
}
