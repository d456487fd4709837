import FlipbookDrawing
import Foundation

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
