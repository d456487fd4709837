import FlipbookDrawing
import Foundation

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of titles; others have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of large titles; others have no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
}
