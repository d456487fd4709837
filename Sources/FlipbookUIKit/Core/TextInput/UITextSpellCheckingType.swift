import FlipbookDrawing
import Foundation

/// Whether typed words are checked. They are not.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}
