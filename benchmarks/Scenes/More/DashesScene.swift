import Flipbook

/// Two hundred paths with long dashes and square ends.
struct DashesScene: BenchmarkScene {
  static let name = "dashes"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(250, 250, 245)))
    for j in 0..<200 {
      let (x, y) = (960 + 700 * sin(Double(j)), 540 + 400 * cos(1.3 * Double(j)))
      let radius = 40 + 300 * Formula.hash(j, 1)
      context.stroke(
        Formula.circle(x, y, radius), with: .color(Formula.hueColor(Formula.hash(j, 2), alpha: 0.8)),
        style: StrokeStyle(
          lineWidth: 3, lineCap: j % 2 == 0 ? .butt : .square, dash: [60, 20, 10, 20],
          dashPhase: Double(index) * 2))
    }
  }
}
