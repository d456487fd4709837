import FlipbookDrawing
import Foundation

// The look of a keyboard. A film has none.

/// The look of a keyboard. A film has none.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default` = 0
  case dark, light
}
