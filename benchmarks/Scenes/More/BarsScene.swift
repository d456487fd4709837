import Flipbook

/// Forty charts of bars with labels.
struct BarsScene: BenchmarkScene {
  static let name = "bars"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(.white))
    let font = Font.custom("DejaVu Sans Mono", size: 11)
    for k in 0..<40 {
      var chart = context
      chart.translateBy(x: 8 + 240 * Double(k % 8), y: 8 + 216 * Double(k / 8))
      chart.stroke(
        Path(CGRect(x: 0.5, y: 0.5, width: 223, height: 199)), with: .color(Formula.color(200, 204, 210)))
      for bar in 0..<12 {
        let turn = Formula.tau * (Double(index) / 300 + Formula.hash(12 * k + bar, 1))
        let height = 80 + 70 * sin(turn)
        let x = 10 + 17.5 * Double(bar)
        chart.fill(
          Path(
            roundedRect: CGRect(x: x, y: 180 - height, width: 13, height: height), cornerRadius: 3,
            style: .circular),
          with: .color(Formula.hueColor(Double(bar) / 12)))
        let label = context.resolve(Text(verbatim: String(Int(height))).font(font))
        chart.draw(label, at: CGPoint(x: x, y: 182), anchor: .topLeading)
      }
    }
  }
}
