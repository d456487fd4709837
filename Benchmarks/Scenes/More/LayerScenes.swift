import Flipbook

/// Six large pieces of fog: blurs of a radius of eighty over a gradient.
struct FogScene: BenchmarkScene {
  static let name = "fog"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(
      Formula.frame,
      with: .radialGradient(
        Gradient(colors: [Formula.color(90, 120, 180), Formula.color(10, 14, 30)]),
        center: CGPoint(x: 960, y: 540), startRadius: 0, endRadius: 1_100))
    for j in 0..<6 {
      var fog = context
      fog.addFilter(.blur(radius: 80))
      let turn = Formula.tau * (Double(index) / 300 + Double(j) / 6)
      fog.fill(
        Formula.circle(960 + 600 * sin(turn), 540 + 300 * cos(turn), 260),
        with: .color(Formula.hueColor(Double(j) / 6, alpha: 0.6)))
    }
  }
}

/// Clips in clips in clips, with gradients inside.
struct ClipsScene: BenchmarkScene {
  static let name = "clips"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(12, 12, 20)))
    for k in 0..<24 {
      var inner = context
      inner.translateBy(x: 160 + 320 * Double(k % 6), y: 135 + 270 * Double(k / 6))
      for depth in 0..<4 {
        inner.rotate(by: .radians(0.3 + Formula.tau * Double(index) / 1_200))
        let side = 150 - 18 * Double(depth)
        inner.clip(
          to: Path(
            roundedRect: CGRect(x: -side, y: -side * 0.8, width: 2 * side, height: 1.6 * side),
            cornerRadius: 30,
            style: .circular))
        let color = Formula.hueColor(Formula.hash(4 * k + depth, 1), alpha: 0.8)
        inner.fill(
          Path(CGRect(x: -200, y: -200, width: 400, height: 400)),
          with: .conicGradient(Gradient(colors: [color, .black, color]), center: .zero))
      }
    }
  }
}

/// Cards with soft shadows, as an app's screen has them.
struct CardsScene: BenchmarkScene {
  static let name = "cards"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(236, 238, 242)))
    for k in 0..<40 {
      let lift = 6 * sin(Formula.tau * (Double(index) / 300 + Formula.hash(k, 1)))
      let rect = CGRect(
        x: 24 + 236 * Double(k % 8), y: 24 + 210 * Double(k / 8) - lift, width: 212, height: 186)
      var card = context
      card.addFilter(.shadow(color: .black.opacity(0.25), radius: 10 + lift, x: 0, y: 4))
      card.fill(Path(roundedRect: rect, cornerRadius: 18), with: .color(.white))
      context.fill(
        Path(roundedRect: rect.insetBy(dx: 14, dy: 14), cornerRadius: 10),
        with: .linearGradient(
          Gradient(colors: [Formula.hueColor(Formula.hash(k, 2)), Formula.hueColor(Formula.hash(k, 3))]),
          startPoint: rect.origin, endPoint: CGPoint(x: rect.maxX, y: rect.maxY)))
    }
  }
}
