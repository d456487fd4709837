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

/// A map: four hundred areas with ragged borders, turned and moved.
struct MapScene: BenchmarkScene {
  static let name = "map"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(170, 205, 225)))
    var map = context
    map.translateBy(x: 960, y: 540)
    map.rotate(by: .radians(0.1 * sin(Formula.tau * Double(index) / 300)))
    for k in 0..<400 {
      let (column, row) = (Double(k % 25), Double(k / 25))
      var area = Path()
      for point in 0..<40 {
        let angle = Formula.tau * Double(point) / 40
        let radius = 38 + 18 * Formula.hash(40 * k + point, 1)
        let place = CGPoint(
          x: 84 * (column - 12) + radius * cos(angle), y: 72 * (row - 7.5) + radius * sin(angle))
        if point == 0 { area.move(to: place) } else { area.addLine(to: place) }
      }
      area.closeSubpath()
      map.fill(area, with: .color(Formula.hueColor(Formula.hash(k, 2), alpha: 0.7)))
      map.stroke(area, with: .color(.white), lineWidth: 1)
    }
  }
}

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
