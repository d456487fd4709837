import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A number line as it is drawn at a moment of its animations.
struct NumberLinePicture: View, Animatable {
  private static let margin: CGFloat = 16
  private static let tick: CGFloat = 5
  private static let markerRoom: CGFloat = 34
  private static let labelRoom: CGFloat = 26

  /// It holds closures of the scene; the main actor alone makes and reads it.
  nonisolated(unsafe) var model: NumberLineModel
  @Environment(\.locale) private var locale

  init(model: NumberLineModel) { self.model = model }

  nonisolated var animatableData: AnimatableVector {
    get { model.vector }
    set { model.vector = newValue }
  }

  /// From the top of the view to the line.
  private var lineY: CGFloat { (model.markers.isEmpty ? 0 : Self.markerRoom) + Self.tick + 1 }

  var body: some View {
    Canvas { context, size in draw(in: context, width: size.width) }
      .frame(minWidth: 40, maxWidth: .infinity)
      .frame(height: lineY + Self.labelRoom)
  }

  private func x(of value: Double, width: CGFloat) -> CGFloat {
    Self.margin + model.scale.place(of: value) * (width - 2 * Self.margin)
  }

  private func draw(in context: GraphicsContext, width: CGFloat) {
    let progress = model.progress.unit
    guard width > 2 * Self.margin, progress > 0 else { return }
    let end = x(of: model.scale.upper, width: width)
    let reach = Self.margin + progress * (end - Self.margin)
    stroke(in: context, from: Self.margin, to: reach, width: 2, .style(.primary))
    for span in model.spans {
      let ends = [span.lower, span.upper].map { min(x(of: $0, width: width), reach) }
      guard ends[1] > ends[0], ends[1] > Self.margin else { continue }
      stroke(in: context, from: max(ends[0], Self.margin), to: ends[1], width: 5, .color(span.color))
    }
    drawTicks(in: context, width: width, reach: reach)
    for marker in model.markers where (0...1).contains(model.scale.place(of: marker.value)) {
      draw(marker, in: context, at: x(of: marker.value, width: width), reach: reach)
    }
  }

  private func stroke(
    in context: GraphicsContext, from: CGFloat, to: CGFloat, width: CGFloat,
    _ shading: GraphicsContext.Shading
  ) {
    var path = Path()
    path.move(to: CGPoint(x: from, y: lineY))
    path.addLine(to: CGPoint(x: to, y: lineY))
    context.stroke(path, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
  }

  private func drawTicks(in context: GraphicsContext, width: CGFloat, reach: CGFloat) {
    let step = model.scale.step(model.step, intervals: max(1, (width - 2 * Self.margin) / 32))
    for value in model.scale.ticks(every: step) {
      let x = x(of: value, width: width)
      var context = context
      // Ticks fade in over the 12 points before the line reaches them.
      context.opacity = Double((reach - x) / 12 + 1).unit
      guard context.opacity > 0 else { continue }
      var path = Path()
      path.move(to: CGPoint(x: x, y: lineY - Self.tick))
      path.addLine(to: CGPoint(x: x, y: lineY + Self.tick))
      context.stroke(path, with: .style(.primary), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      let text = model.label?(value) ?? FigureNumber.text(value, step: step, locale: locale)
      guard !text.isEmpty else { continue }
      context.draw(
        Text(verbatim: text).font(.footnote).monospacedDigit(),
        at: CGPoint(x: x, y: lineY + Self.tick + 3), anchor: .top)
    }
  }

  private func draw(
    _ marker: NumberLineModel.Marker, in context: GraphicsContext, at x: CGFloat, reach: CGFloat
  ) {
    var context = context
    context.opacity = Double((reach - x) / 12 + 1).unit
    guard context.opacity > 0 else { return }
    var path = Path()
    let tip = lineY - Self.tick - 1
    path.move(to: CGPoint(x: x, y: tip))
    path.addLine(to: CGPoint(x: x - 6, y: tip - 11))
    path.addLine(to: CGPoint(x: x + 6, y: tip - 11))
    path.closeSubpath()
    context.fill(path, with: .color(marker.color))
    guard !marker.label.isEmpty else { return }
    context.draw(
      Text(verbatim: marker.label).font(.subheadline.bold()).foregroundColor(marker.color),
      at: CGPoint(x: x, y: tip - 13), anchor: .bottom)
  }
}
