import Flipbook

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
