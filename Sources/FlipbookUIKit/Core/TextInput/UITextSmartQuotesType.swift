import FlipbookDrawing
import Foundation

/// Whether quotes become curly. They do not.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}
