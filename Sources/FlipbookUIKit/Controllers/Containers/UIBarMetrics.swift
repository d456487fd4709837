import FlipbookDrawing
import Foundation

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
}
