import FlipbookDrawing
import Foundation

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The colours of items whose titles stand below their images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect. Titles stand below images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect. Titles stand below images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
