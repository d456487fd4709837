import Flipbook

/// Eighteen ways to get from one side to the other, side by side: each card plots its curve and moves a ball by it.
///
///     flipbook render scenes/Bounce.swift -o output/Bounce.gif --scale 0.5 --fps 25
struct Bounce: Clip {
  var duration: TimeInterval { 4 }
  var frameRate: Double { 60 }
  var background: Color { Color(red: 0.07, green: 0.08, blue: 0.13) }

  private struct Card {
    let name: String
    /// From progress, 0…1, to the place on the way, which may lie outside 0…1.
    let curve: (Double) -> Double

    init(_ name: String, _ curve: UnitCurve) {
      self.name = name
      self.curve = curve.value
    }

    init(_ name: String, _ spring: Spring) {
      self.name = name
      curve = { spring.value(target: 1.0, time: $0) }
    }
  }

  private let cards = [
    Card("linear", .linear), Card("easeIn", .easeIn), Card("easeOut", .easeOut),
    Card("easeInOut", .easeInOut),
    Card("easeInOutSine", .easeInOutSine), Card("easeInOutCubic", .easeInOutCubic),
    Card("easeInOutQuint", .easeInOutQuint), Card("easeInOutExpo", .easeInOutExpo),
    Card("easeOutCirc", .easeOutCirc),
    Card("easeInBack", .easeInBack), Card("easeOutBack", .easeOutBack),
    Card("easeOutElastic", .easeOutElastic),
    Card("easeOutBounce", .easeOutBounce), Card("easeInOutBounce", .easeInOutBounce),
    Card("steps(5)", .steps(5)), Card("Spring.smooth", Spring.smooth), Card("Spring.snappy", Spring.snappy),
    Card("Spring.bouncy", Spring(duration: 0.5, bounce: 0.5)),
  ]

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    // The cards are laid out for 1280 × 720 and fitted to any size.
    let scale = min(size.width / 1280, size.height / 720)
    context.translateBy(x: (size.width - 1280 * scale) / 2, y: (size.height - 720 * scale) / 2)
    context.scaleBy(x: scale, y: scale)
    // There in half of the time, a rest, and back.
    let half = duration / 2
    let isBack = time >= half
    let progress = min(1, max(0, ((isBack ? time - half : time) - 0.15) / 1.5))
    for (index, card) in cards.enumerated() {
      var place = context
      place.translateBy(x: 28 + 206 * Double(index % 6), y: 24 + 228 * Double(index / 6))
      draw(card, color: Self.color(index), progress: progress, isBack: isBack, in: place)
    }
  }

  private func draw(_ card: Card, color: Color, progress: Double, isBack: Bool, in context: GraphicsContext) {
    let box = Path(roundedRect: CGRect(x: 0, y: 0, width: 194, height: 216), cornerRadius: 20)
    context.fill(
      box,
      with: .linearGradient(
        Gradient(colors: [
          Color(red: 0.15, green: 0.16, blue: 0.24), Color(red: 0.11, green: 0.12, blue: 0.18),
        ]),
        startPoint: .zero, endPoint: CGPoint(x: 0, y: 216)))
    // Balls that overshoot stay behind their card's edge.
    var context = context
    context.clip(to: box)
    context.draw(
      Text(verbatim: card.name).font(.system(size: 14, weight: .semibold)).foregroundColor(
        .white.opacity(0.9)),
      at: CGPoint(x: 18, y: 26), anchor: .leading)
    drawPlot(card, color: color, progress: progress, in: context)
    drawTrack(card, color: color, progress: progress, isBack: isBack, in: context)
  }

  /// The curve, y up, with room above and below for those that overshoot.
  private func drawPlot(_ card: Card, color: Color, progress: Double, in context: GraphicsContext) {
    let plot = CGRect(x: 32, y: 76, width: 130, height: 68)
    func point(_ x: Double) -> CGPoint {
      CGPoint(x: plot.minX + x * plot.width, y: plot.maxY - card.curve(x) * plot.height)
    }
    for y in [plot.minY, plot.maxY] {
      var rule = Path()
      rule.move(to: CGPoint(x: plot.minX, y: y))
      rule.addLine(to: CGPoint(x: plot.maxX, y: y))
      context.stroke(
        rule, with: .color(.white.opacity(0.13)), style: StrokeStyle(lineWidth: 1, dash: [2, 4]))
    }
    var curve = Path()
    curve.addLines((0...130).map { point(Double($0) / 130) })
    context.stroke(
      curve, with: .color(color.opacity(0.3)),
      style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
    if progress > 0 {
      var done = Path()
      let steps = max(1, Int(progress * 130))
      done.addLines((0...steps).map { point(progress * Double($0) / Double(steps)) })
      context.stroke(
        done, with: .color(color), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
    }
    let here = point(progress)
    context.fill(Self.circle(here, radius: 5), with: .color(.white))
  }

  private func drawTrack(
    _ card: Card, color: Color, progress: Double, isBack: Bool, in context: GraphicsContext
  ) {
    let way = card.curve(progress)
    let place = isBack ? 1 - way : way
    let track = CGRect(x: 32, y: 180, width: 130, height: 6)
    context.fill(Path(roundedRect: track, cornerRadius: 3), with: .color(.white.opacity(0.1)))
    // Where the ball has just been, fading.
    for echo in stride(from: 6, through: 1, by: -1) {
      let earlier = max(0, progress - 0.016 * Double(echo))
      let was = isBack ? 1 - card.curve(earlier) : card.curve(earlier)
      let center = CGPoint(x: track.minX + track.width * was, y: track.midY)
      context.fill(Self.circle(center, radius: 13 - Double(echo)), with: .color(color.opacity(0.09)))
    }
    let center = CGPoint(x: track.minX + track.width * place, y: track.midY)
    context.fill(
      Self.circle(center, radius: 13),
      with: .radialGradient(
        Gradient(colors: [color.mix(with: .white, by: 0.55), color]),
        center: CGPoint(x: center.x - 4, y: center.y - 5),
        startRadius: 0, endRadius: 15))
  }

  private static func color(_ index: Int) -> Color {
    Color(hue: 0.52 + 0.48 * Double(index) / 18, saturation: 0.62, brightness: 1)
  }

  private static func circle(_ center: CGPoint, radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
