import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  nonisolated init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// A stroke.
  public nonisolated static var role: ShapeRole { .stroke }
  /// The outline of the shape's path, as an area.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The values of the shape and of the stroke.
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
