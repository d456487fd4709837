import Flipbook

/// A thousand icons, drawn as small paths with holes and lines.
struct IconsScene: BenchmarkScene {
  static let name = "icons"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(242, 242, 247)))
    for k in 0..<1_000 {
      var icon = context
      icon.translateBy(x: 24 + 48 * Double(k % 40), y: 22 + 42 * Double(k / 40))
      icon.rotate(by: .radians(Formula.tau * Double(index * (k % 3)) / 300))
      let color = Formula.hueColor(Formula.hash(k, 1))
      switch k % 4 {
      case 0:
        var ring = Formula.circle(0, 0, 14)
        ring.addEllipse(in: CGRect(x: -7, y: -7, width: 14, height: 14))
        icon.fill(ring, with: .color(color), style: FillStyle(eoFill: true))
      case 1:
        var star = Path()
        for point in 0..<10 {
          let (angle, radius) = (Formula.tau * Double(point) / 10, point % 2 == 0 ? 15.0 : 6)
          let place = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
          if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
        }
        star.closeSubpath()
        icon.fill(star, with: .color(color))
      case 2:
        var check = Path()
        check.move(to: CGPoint(x: -9, y: 0))
        check.addLine(to: CGPoint(x: -2, y: 7))
        check.addLine(to: CGPoint(x: 10, y: -8))
        icon.fill(Formula.circle(0, 0, 15), with: .color(color))
        icon.stroke(
          check, with: .color(.white), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      default:
        icon.fill(
          Path(
            roundedRect: CGRect(x: -13, y: -13, width: 26, height: 26), cornerRadius: 6, style: .continuous),
          with: .linearGradient(
            Gradient(colors: [color, .black]), startPoint: CGPoint(x: 0, y: -13),
            endPoint: CGPoint(x: 0, y: 13)))
      }
    }
  }
}
