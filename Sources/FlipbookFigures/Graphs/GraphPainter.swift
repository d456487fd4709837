import FlipbookDrawing
import FlipbookViews
import Foundation

/// Draws a graph's axes and curves.
struct GraphPainter {
  private let model: GraphModel
  private let locale: Locale
  private let context: GraphicsContext
  private let layout: GraphLayout
  private let xStep: Double
  private let yStep: Double

  init(model: GraphModel, locale: Locale, context: GraphicsContext, size: CGSize) {
    (self.model, self.locale, self.context) = (model, locale, context)
    xStep = model.x.step(model.xStep, intervals: max(1, size.width / 36))
    yStep = model.y.step(model.yStep, intervals: max(1, size.height / 28))
    let yStep = yStep
    let widths = model.y.ticks(every: yStep).map { value in
      context.resolve(Self.label(FigureNumber.text(value, step: yStep, locale: locale)))
        .measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).width
    }
    layout = GraphLayout(
      x: model.x, y: model.y, size: size, labels: CGSize(width: widths.max() ?? 0, height: 16))
  }

  private static func label(_ text: String) -> Text {
    Text(verbatim: text).font(.caption).monospacedDigit()
  }

  // MARK: Axes

  func drawAxes() {
    let drawn = model.axes.unit
    guard drawn > 0, layout.plot.width > 0, layout.plot.height > 0 else { return }
    let (plot, crossing) = (layout.plot, layout.crossing)
    // Both axes grow out of their crossing.
    func grown(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * drawn }
    if model.hasGrid { drawGrid(opacity: drawn) }
    line(
      from: CGPoint(x: grown(crossing.x, plot.minX), y: crossing.y),
      to: CGPoint(x: grown(crossing.x, plot.maxX + 5), y: crossing.y))
    line(
      from: CGPoint(x: crossing.x, y: grown(crossing.y, plot.maxY)),
      to: CGPoint(x: crossing.x, y: grown(crossing.y, plot.minY - 5)))
    tip(at: CGPoint(x: grown(crossing.x, plot.maxX + 9), y: crossing.y), CGVector(dx: 1, dy: 0))
    tip(at: CGPoint(x: crossing.x, y: grown(crossing.y, plot.minY - 9)), CGVector(dx: 0, dy: -1))
    drawTicks(drawn)
  }

  private func line(from: CGPoint, to: CGPoint, opacity: Double = 1, width: CGFloat = 1.5) {
    var context = context
    context.opacity = opacity
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    context.stroke(path, with: .style(.primary), lineWidth: width)
  }

  private func tip(at point: CGPoint, _ way: CGVector) {
    var path = Path()
    path.move(to: point)
    path.addLine(to: CGPoint(x: point.x - way.dx * 8 - way.dy * 4, y: point.y - way.dy * 8 - way.dx * 4))
    path.addLine(to: CGPoint(x: point.x - way.dx * 8 + way.dy * 4, y: point.y - way.dy * 8 + way.dx * 4))
    path.closeSubpath()
    context.fill(path, with: .style(.primary))
  }

  private func drawGrid(opacity: Double) {
    let plot = layout.plot
    for value in model.x.ticks(every: xStep) {
      let x = layout.point(CGPoint(x: value, y: 0)).x
      line(
        from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY), opacity: opacity * 0.15, width: 1)
    }
    for value in model.y.ticks(every: yStep) {
      let y = layout.point(CGPoint(x: 0, y: value)).y
      line(
        from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y), opacity: opacity * 0.15, width: 1)
    }
  }

  private func drawTicks(_ drawn: Double) {
    let (plot, crossing) = (layout.plot, layout.crossing)
    let isCrossed = { (scale: FigureScale) in scale.lower < 0 && scale.upper > 0 }
    for value in model.x.ticks(every: xStep) {
      let x = layout.point(CGPoint(x: value, y: 0)).x
      let isCrossing = abs(value) < xStep * 1e-6 && (isCrossed(model.x) || isCrossed(model.y))
      let opacity = shown(abs(x - crossing.x), of: max(crossing.x - plot.minX, plot.maxX - crossing.x), drawn)
      guard opacity > 0, !isCrossing else { continue }
      line(
        from: CGPoint(x: x, y: crossing.y - 4), to: CGPoint(x: x, y: crossing.y + 4), opacity: opacity)
      text(value, xStep, at: CGPoint(x: x, y: crossing.y + 6), .top, opacity)
    }
    for value in model.y.ticks(every: yStep) {
      let y = layout.point(CGPoint(x: 0, y: value)).y
      let isCrossing = abs(value) < yStep * 1e-6 && isCrossed(model.x)
      let opacity = shown(abs(y - crossing.y), of: max(crossing.y - plot.minY, plot.maxY - crossing.y), drawn)
      guard opacity > 0 else { continue }
      if isCrossing {
        text(0, yStep, at: CGPoint(x: crossing.x - 6, y: crossing.y + 6), .topTrailing, opacity)
        continue
      }
      line(
        from: CGPoint(x: crossing.x - 4, y: y), to: CGPoint(x: crossing.x + 4, y: y), opacity: opacity)
      text(value, yStep, at: CGPoint(x: crossing.x - 7, y: y), .trailing, opacity)
    }
  }

  /// The opacity of a tick that the growing axis is about to reach.
  private func shown(_ distance: CGFloat, of length: CGFloat, _ drawn: Double) -> Double {
    drawn >= 1 ? 1 : Double((length * drawn - distance) / 12 + 0.5).unit
  }

  private func text(
    _ value: Double, _ step: Double, at point: CGPoint, _ anchor: UnitPoint, _ opacity: Double
  ) {
    var context = context
    context.opacity = opacity
    context.draw(
      Self.label(FigureNumber.text(value, step: step, locale: locale)), at: point, anchor: anchor)
  }

  // MARK: Curves

  func draw(_ curve: GraphCurve) {
    let drawn = curve.progress.unit
    guard drawn > 0, layout.plot.width > 0, layout.plot.height > 0 else { return }
    switch curve.kind {
    case .line(let width):
      let upper = model.x.lower + model.x.extent * drawn
      var clipped = context
      clipped.clip(to: Path(layout.plot.insetBy(dx: -width, dy: -width / 2)))
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      clipped.stroke(
        path(curve, model.x.lower, upper, isArea: false), with: .color(curve.color), style: style)
    case .area(let lower, let upper):
      guard lower < upper else { return }
      var clipped = context
      clipped.clip(to: Path(layout.plot))
      let end = lower + (upper - lower) * drawn
      clipped.fill(
        path(curve, max(lower, model.x.lower), min(end, model.x.upper), isArea: true),
        with: .color(curve.color))
    case .point(let x, let y, let label):
      guard x.isFinite, y.isFinite else { return }
      draw(pointAt: layout.point(CGPoint(x: x, y: y)), label, curve.color, opacity: drawn)
    }
  }

  private func path(_ curve: GraphCurve, _ lower: Double, _ upper: Double, isArea: Bool) -> Path {
    guard lower < upper else { return Path() }
    let share = (upper - lower) / model.x.extent
    var sampler = CurveSampler(
      domain: lower...upper, shown: model.y,
      count: Int(min(max(0, share * layout.plot.width), 2_000).rounded(.up)))
    var path = Path()
    for line in sampler.lines(of: { curve.function($0, curve.parameter) }) {
      let points = line.map(layout.point)
      if isArea {
        let ground = layout.point(CGPoint(x: 0, y: 0)).y
        path.move(to: CGPoint(x: points[0].x, y: ground))
        for point in points { path.addLine(to: point) }
        path.addLine(to: CGPoint(x: points[points.count - 1].x, y: ground))
        path.closeSubpath()
      } else {
        path.addLines(points)
      }
    }
    return path
  }

  private func draw(pointAt point: CGPoint, _ label: String, _ color: Color, opacity: Double) {
    guard layout.plot.insetBy(dx: -1, dy: -1).contains(point) else { return }
    var context = context
    context.opacity = opacity
    context.fill(
      Path(ellipseIn: CGRect(x: point.x - 4.5, y: point.y - 4.5, width: 9, height: 9)), with: .color(color))
    guard !label.isEmpty else { return }
    context.draw(
      Text(verbatim: label).font(.subheadline.bold()).foregroundColor(color),
      at: CGPoint(x: point.x + 6, y: point.y - 5), anchor: .bottomLeading)
  }
}
