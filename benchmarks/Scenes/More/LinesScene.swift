import Flipbook

/// Thirty lines of five hundred points each, above areas that fade.
struct LinesScene: BenchmarkScene {
  static let name = "lines"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(20, 24, 32)))
    for j in 0..<30 {
      var line = Path()
      for k in 0..<500 {
        let turn = Double(k) / 40 + Formula.tau * (Double(index) / 300 + Formula.hash(j, 1))
        let y = 60 + 32 * Double(j) + 24 * sin(turn) + 14 * Formula.hash(500 * j + k, 2)
        let point = CGPoint(x: 20 + 1880 * Double(k) / 499, y: y)
        if k == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      var area = line
      area.addLine(to: CGPoint(x: 1900, y: 140 + 32 * Double(j)))
      area.addLine(to: CGPoint(x: 20, y: 140 + 32 * Double(j)))
      let color = Formula.hueColor(Double(j) / 30)
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [color.opacity(0.3), color.opacity(0)]),
          startPoint: CGPoint(x: 0, y: 32 * Double(j)),
          endPoint: CGPoint(x: 0, y: 140 + 32 * Double(j))))
      context.stroke(line, with: .color(color), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
    }
  }
}
