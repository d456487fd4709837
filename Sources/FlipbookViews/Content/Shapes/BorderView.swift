import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A border inside the edge of a shape.
public struct BorderView<Content: InsettableShape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the border.
  public var style: Style
  /// The width, dashes, caps and joins of the border.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool) {
    (self.shape, self.style) = (shape, style)
    (self.strokeStyle, self.isAntialiased) = (strokeStyle, isAntialiased)
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the border.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ForwardingNode(view: view, inputs: inputs) {
      _ShapeView(
        shape: _StrokedShape(
          shape: $0.shape.inset(by: $0.strokeStyle.lineWidth / 2), style: $0.strokeStyle),
        style: $0.style, fillStyle: FillStyle(antialiased: $0.isAntialiased))
    }
  }
}
