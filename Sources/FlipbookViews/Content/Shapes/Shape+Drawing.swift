import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with a style, also of any shape.
  @_disfavoredOverload
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> OutlineView<Self, S> {
    OutlineView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
  }

  /// The shape's outline in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> OutlineView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's outline in a style, also of any shape.
  @_disfavoredOverload
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  {
    OutlineView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
  }

  /// The shape's outline in a style, also of any shape.
  @_disfavoredOverload
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    OutlineView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased)
  }

  /// The shape's outline as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The shape's outline as a shape, of a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, by its length from 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape turned about a point; positive angles go clockwise.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled by factors across and down about a point.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<
    Self
  > {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled by one factor about a point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by a way, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by a way, in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a way, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape drawn through an affine transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a size of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a size of its own, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// A border drawn inside the shape's edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> BorderView<Self, S> {
    BorderView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
  }

  /// A border inside the shape's edge, of a width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> BorderView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A border inside the shape's edge in the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> BorderView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// A border inside the shape's edge in the foreground style, of a width in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> BorderView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
