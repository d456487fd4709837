import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape view with the shape drawn once more in front of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The width, dashes, caps and joins of the outline.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool
  /// The view under the outline.
  public var background: Background

  init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The view with the outline over it.
  public var body: some View {
    background.overlay {
      _ShapeView(
        shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased))
    }
  }
}
