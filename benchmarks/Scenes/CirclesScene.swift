import Flipbook

/// A: a thousand half-transparent circles.
struct CirclesScene: BenchmarkScene {
  static let name = "circles"

  private struct Disc {
    var radius, fx, fy, px, py: Double
    var color: Color
  }

  private let discs: [Disc]

  init() {
    discs = (0..<1000).map { j in
      let h = { Formula.hash(j, $0) }
      return Disc(
        radius: 8 + 32 * h(1), fx: 1 + (3 * h(2)).rounded(.down), fy: 1 + (3 * h(3)).rounded(.down),
        px: Formula.tau * h(4), py: Formula.tau * h(5),
        color: Formula.hueColor(h(7), alpha: 0.35 + 0.45 * h(6)))
    }
  }

  func draw(frame index: Int, in context: inout GraphicsContext) {
    let u = Double(index) / 300
    context.fill(Formula.frame, with: .color(Formula.color(16, 24, 32)))
    for disc in discs {
      let x = 960 + (960 - disc.radius) * sin(Formula.tau * disc.fx * u + disc.px)
      let y = 540 + (540 - disc.radius) * sin(Formula.tau * disc.fy * u + disc.py)
      context.fill(Formula.circle(x, y, disc.radius), with: .color(disc.color))
    }
  }
}
