import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: In points; negative amounts make it larger.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
