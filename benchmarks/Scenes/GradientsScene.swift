import Flipbook

/// B: sixty turning rounded rectangles with linear and radial gradients.
struct GradientsScene: BenchmarkScene {
  static let name = "gradients"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    let u = Double(index) / 300
    context.fill(
      Formula.frame,
      with: .linearGradient(
        Gradient(colors: [Formula.color(27, 39, 53), Formula.color(9, 10, 15)]), startPoint: .zero,
        endPoint: CGPoint(x: 0, y: 1080)))
    let card = Path(
      roundedRect: CGRect(x: -150, y: -100, width: 300, height: 200), cornerRadius: 24, style: .circular)
    for k in 0..<60 {
      var context = context
      context.translateBy(x: 96 + 192 * Double(k % 10), y: 90 + 180 * Double(k / 10))
      context.rotate(by: .radians(Formula.tau * ((k % 2 == 0 ? u : -u) + Formula.hash(k, 1))))
      let scale = 0.75 + 0.25 * sin(Formula.tau * (u + Formula.hash(k, 2)))
      context.scaleBy(x: scale, y: scale)
      let q = Formula.hash(k, 3)
      if k % 2 == 0 {
        let gradient = Gradient(colors: [0, 0.33, 0.66].map { Formula.hueColor(q + $0, alpha: 0.9) })
        context.fill(
          card,
          with: .linearGradient(
            gradient, startPoint: CGPoint(x: -150, y: -100), endPoint: CGPoint(x: 150, y: 100)))
      } else {
        let gradient = Gradient(colors: [Formula.color(255, 255, 255, 0.95), Formula.hueColor(q, alpha: 0.9)])
        context.fill(card, with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 180))
      }
    }
  }
}
