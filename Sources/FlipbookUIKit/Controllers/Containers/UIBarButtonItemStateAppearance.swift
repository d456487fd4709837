import FlipbookDrawing
import Foundation

/// The appearance of a bar's buttons in one of their states.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and colour of titles; others have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title. Has no effect, with a diagnostic.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      unsupported(
        "UIBarButtonItemStateAppearance.titlePositionAdjustment", when: titlePositionAdjustment != .zero)
    }
  }
  /// The image behind the button. Has no effect, with a diagnostic.
  open var backgroundImage: UIImage? {
    didSet { unsupported("UIBarButtonItemStateAppearance.backgroundImage", when: backgroundImage != nil) }
  }

  func apply(to button: UIButton) {
    if let font = titleTextAttributes[.font] as? UIFont { button.titleLabel?.font = font }
    if let color = titleTextAttributes[.foregroundColor] as? UIColor {
      button.setTitleColor(color, for: .normal)
    }
  }
}
