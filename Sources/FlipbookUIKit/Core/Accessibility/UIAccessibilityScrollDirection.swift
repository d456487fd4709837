import FlipbookDrawing
import Foundation

/// The direction in which pages are turned.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
