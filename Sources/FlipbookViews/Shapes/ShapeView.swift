import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that draws a shape and can go on drawing it: `Circle().fill(.red).stroke(.black)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// The outline of a shape.
public struct OutlineView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool

  nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool) {
    (self.shape, self.style) = (shape, style)
    (self.strokeStyle, self.isAntialiased) = (strokeStyle, isAntialiased)
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ForwardingNode(view: view, inputs: inputs) {
      _ShapeView(
        shape: _StrokedShape(shape: $0.shape, style: $0.strokeStyle), style: $0.style,
        fillStyle: FillStyle(antialiased: $0.isAntialiased))
    }
  }
}

/// A shape view with the shape drawn once more in front of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    background.overlay {
      _ShapeView(
        shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased))
    }
  }
}

/// A shape view with a border inside the shape's edge in front of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    background.overlay {
      shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
    }
  }
}

/// A shape view with the shape filled once more in front of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    self.background = background
  }

  public var body: some View {
    background.overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }
}

extension ShapeView {
  /// The shape filled with a style in front of what is drawn so far.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The shape's outline in front of what is drawn so far.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// The shape's outline in front of what is drawn so far.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A border inside the shape's edge in front of what is drawn so far.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// A border inside the shape's edge in front of what is drawn so far.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
