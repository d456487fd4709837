import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How soon further information about a view is spoken.
public enum AccessibilityImportance: Hashable, Sendable {
  case `default`, high
}
