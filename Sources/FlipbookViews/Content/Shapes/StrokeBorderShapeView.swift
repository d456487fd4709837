import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape view with a border inside the shape's edge in front of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView
{
  /// The shape.
  public var shape: Content
  /// The style of the border.
  public var style: Style
  /// The width, dashes, caps and joins of the border.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool
  /// The view under the border.
  public var background: Background

  init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The view with the border over it.
  public var body: some View {
    background.overlay {
      shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
    }
  }
}
