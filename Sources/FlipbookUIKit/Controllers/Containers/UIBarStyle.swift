import FlipbookDrawing
import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
}
