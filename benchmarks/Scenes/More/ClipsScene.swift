import Flipbook

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
