import Flipbook

/// E: a clock face with hands, most of which stays the same.
struct ClockScene: BenchmarkScene {
  static let name = "clock"

  private static let ink = Formula.color(34, 36, 42)

  func draw(frame index: Int, in context: inout GraphicsContext) {
    drawFace(in: &context)
    let s = 36480 + Double(index) / 60
    drawHand(turns: s / 43200, length: 240, width: 18, color: Self.ink, in: context)
    drawHand(turns: s / 3600, length: 360, width: 12, color: Self.ink, in: context)
    drawHand(turns: s / 60, length: 400, width: 4, color: Formula.color(208, 40, 40), in: context)
    context.fill(Formula.circle(960, 540, 16), with: .color(Self.ink))
  }

  private func drawFace(in context: inout GraphicsContext) {
    let center = CGPoint(x: 960, y: 540)
    context.fill(
      Formula.frame,
      with: .radialGradient(
        Gradient(colors: [Formula.color(43, 58, 85), Formula.color(11, 15, 24)]), center: center,
        startRadius: 0,
        endRadius: 640))
    let face = Formula.circle(960, 540, 460)
    context.fill(
      face,
      with: .radialGradient(
        Gradient(colors: [Formula.color(253, 253, 248), Formula.color(216, 212, 200)]), center: center,
        startRadius: 0, endRadius: 460))
    context.stroke(face, with: .color(Formula.color(48, 52, 60)), lineWidth: 12)
    for k in 0..<60 {
      let a = Formula.tau * Double(k) / 60
      var tick = Path()
      tick.move(to: point(440, a))
      tick.addLine(to: point(k % 5 == 0 ? 404 : 422, a))
      context.stroke(tick, with: .color(Self.ink), lineWidth: k % 5 == 0 ? 8 : 3)
    }
    let advance = 1233.0 / 2048
    let capHeight = 1493.0 / 2048
    let font = Font.custom("DejaVu Sans Mono", size: 56)
    for n in 1...12 {
      let a = Formula.tau * Double(n) / 12
      let digits = n < 10 ? 1.0 : 2
      let text = context.resolve(Text(verbatim: String(n)).font(font).foregroundColor(Self.ink))
      let x = (960 + 360 * sin(a) - digits * advance * 56 / 2 + 0.5).rounded(.down)
      let y = (540 - 360 * cos(a) + capHeight * 56 / 2 + 0.5).rounded(.down)
      context.draw(
        text, at: CGPoint(x: x, y: y - text.firstBaseline(in: BenchmarkScenes.size)), anchor: .topLeading)
    }
  }

  private func drawHand(
    turns: Double, length: Double, width: Double, color: Color, in context: GraphicsContext
  ) {
    var hand = Path()
    hand.move(to: CGPoint(x: 960, y: 540))
    hand.addLine(to: point(length, Formula.tau * (turns - turns.rounded(.down))))
    context.stroke(hand, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }

  private func point(_ radius: Double, _ a: Double) -> CGPoint {
    CGPoint(x: 960 + radius * sin(a), y: 540 - radius * cos(a))
  }
}
