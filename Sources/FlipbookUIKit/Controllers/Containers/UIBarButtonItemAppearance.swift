import FlipbookDrawing
import Foundation

/// The appearance of a bar's buttons in each of their states.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of buttons that can be used.
  public let normal = UIBarButtonItemStateAppearance()
  /// Has no effect. A button under a finger is faded.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Has no effect. A button that can't be used is grey.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Has no effect. No button of a film is in focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes the appearance of plain buttons.
  public override init() {}

  /// Makes the appearance of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Takes the font and the colours of titles back.
  open func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }
}
