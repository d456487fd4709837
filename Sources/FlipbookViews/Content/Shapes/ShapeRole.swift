import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The use of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// A filled area.
  case fill
  /// An outline.
  case stroke
  /// A line between views.
  case separator
}
