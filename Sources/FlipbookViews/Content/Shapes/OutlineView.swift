import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a shape.
public struct OutlineView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The width, dashes, caps and joins of the outline.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool) {
    (self.shape, self.style) = (shape, style)
    (self.strokeStyle, self.isAntialiased) = (strokeStyle, isAntialiased)
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the outline.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ForwardingNode(view: view, inputs: inputs) {
      _ShapeView(
        shape: _StrokedShape(shape: $0.shape, style: $0.strokeStyle), style: $0.style,
        fillStyle: FillStyle(antialiased: $0.isAntialiased))
    }
  }
}
