import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves the drawing of a view.
public struct _OffsetEffect: GeometryEffect {
  /// The way of the drawing, in points; x to the right, y down.
  public var offset: CGSize

  /// Makes an effect that moves by a way, in points.
  public init(offset: CGSize) { self.offset = offset }

  /// The translation by the offset.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// The width and height of the offset.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
}
