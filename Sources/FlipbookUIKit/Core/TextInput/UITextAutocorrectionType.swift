import FlipbookDrawing
import Foundation

/// Whether typed words are corrected. They are not.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}
