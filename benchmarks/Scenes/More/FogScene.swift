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
