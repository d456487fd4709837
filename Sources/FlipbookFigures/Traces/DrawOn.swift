import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A shape that is drawn on: its outline is traced, then it is filled.
///
/// ```swift
/// DrawOn(Star(), progress: drawn, stroke: .blue, fill: .blue.opacity(0.3))
/// ```
/// `progress` and the shape take part in animations.
public struct DrawOn<Outline: Shape>: View, Animatable {
  private var shape: Outline
  private var progress: Double
  private let stroke: AnyShapeStyle
  private let fill: AnyShapeStyle?
  private let style: StrokeStyle
  private let fillStart: Double

  /// Makes a shape that is traced and not filled.
  ///
  /// - Parameters:
  ///   - shape: Any shape; one of several outlines has them traced one after the other.
  ///   - progress: How much is drawn: 0…1.
  ///   - stroke: The style of the outline.
  ///   - lineWidth: In points.
  public init(
    _ shape: Outline, progress: Double, stroke: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 3
  ) {
    (self.shape, self.progress, self.stroke, fill) = (shape, progress, AnyShapeStyle(stroke), nil)
    style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    fillStart = 1
  }

  /// Makes a shape that is traced, then filled.
  ///
  /// - Parameters:
  ///   - shape: Any shape; one of several outlines has them traced one after the other.
  ///   - progress: How much is drawn: 0…1.
  ///   - stroke: The style of the outline.
  ///   - lineWidth: In points.
  ///   - fill: The style of the area.
  ///   - fillStart: The progress at which the outline is complete and the filling begins: 0…1.
  public init(
    _ shape: Outline, progress: Double, stroke: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 3,
    fill: some ShapeStyle, fillStart: Double = 0.7
  ) {
    (self.shape, self.progress, self.stroke) = (shape, progress, AnyShapeStyle(stroke))
    self.fill = AnyShapeStyle(fill)
    style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    self.fillStart = fillStart.unit
  }

  /// The shape's own data, and the progress.
  public nonisolated var animatableData: AnimatablePair<Outline.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, progress) }
    set { (shape.animatableData, progress) = (newValue.first, newValue.second) }
  }

  /// The outline so far, over the area so far.
  public var body: some View {
    let drawn = progress.unit
    let traced = fillStart > 0 ? (drawn / fillStart).unit : 1
    ZStack {
      if let fill, fillStart < 1 { shape.fill(fill).opacity(((drawn - fillStart) / (1 - fillStart)).unit) }
      shape.trim(from: 0, to: traced).stroke(stroke, style: style)
    }
  }
}
