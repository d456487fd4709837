import FlipbookDrawing
import Foundation

/// The way of moving between the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic = 0
  case separate, combined
}
