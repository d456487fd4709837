import FlipbookDrawing
import Foundation

/// The colours of a tab bar's items in one of their states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the image, and of the title unless that has its own; nil for the tint or grey.
  open var iconColor: UIColor?
  /// The colour of the title, which the image has too unless it has its own; others have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The colour of the item.
  var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}
