import FlipbookDrawing
import Foundation

/// The part of a view that a keyboard would cover: in a film, which has none, the part below the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats. Has no effect: a film has no keyboard.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while no keyboard is shown, and not at the bottom; true unless set.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

  init(below view: UIView) {
    super.init(following: view) { [weak view] owner in
      let isShort = view?.keyboardLayoutGuide.usesBottomSafeArea == false
      let covered = isShort ? 0 : owner.safeAreaInsets.bottom
      return UIEdgeInsets(top: owner.bounds.height - covered, left: 0, bottom: 0, right: 0)
    }
  }
}
