import FlipbookDrawing
import Foundation

// The appearance of a keyboard. A film has none.

/// The appearance of a keyboard. A film has none.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default` = 0
  case dark, light
}
