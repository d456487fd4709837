import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape view with the shape filled once more in front of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style that fills it.
  public var style: Style
  /// The rule that decides which parts are inside.
  public var fillStyle: FillStyle
  /// The view under the filled shape.
  public var background: Background

  init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    self.background = background
  }

  /// The view with the filled shape over it.
  public var body: some View {
    background.overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }
}
