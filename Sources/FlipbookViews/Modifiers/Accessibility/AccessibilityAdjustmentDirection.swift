import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The direction in which an assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
