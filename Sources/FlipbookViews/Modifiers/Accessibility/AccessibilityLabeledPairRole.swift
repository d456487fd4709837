import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The role of one view of a pair: the label or the content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
