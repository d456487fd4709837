import Flipbook

/// F: forty circles, each blurred by itself.
struct BlurScene: BenchmarkScene {
  static let name = "blur"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    let u = Double(index) / 300
    let gradient = Gradient(stops: [
      Formula.stop(0, Formula.color(26, 42, 108)), Formula.stop(0.5, Formula.color(178, 31, 31)),
      Formula.stop(1, Formula.color(253, 187, 45)),
    ])
    context.fill(
      Formula.frame,
      with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 1920, y: 1080)))
    var blurred = context
    blurred.addFilter(.blur(radius: 12))
    for j in 0..<40 {
      let h = { Formula.hash(j, $0) }
      let radius = 40 + 60 * h(11)
      let fx = 1 + (3 * h(12)).rounded(.down)
      let fy = 1 + (3 * h(13)).rounded(.down)
      let x = 960 + (960 - radius) * sin(Formula.tau * fx * u + Formula.tau * h(14))
      let y = 540 + (540 - radius) * sin(Formula.tau * fy * u + Formula.tau * h(15))
      blurred.fill(Formula.circle(x, y, radius), with: .color(Formula.hueColor(h(17), alpha: 0.85)))
    }
  }
}
