import Flipbook

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
