import FlipbookDrawing
import Foundation

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of titles; others have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of large titles; others have no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image before the title of the way back; nil for the chevron.
  public private(set) var backIndicatorImage: UIImage?

  /// Sets the image before the title of the way back; nil for the chevron. The mask has no effect: titles don't move behind it.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
  }
}
