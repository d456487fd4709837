import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How high the heading of a text is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
