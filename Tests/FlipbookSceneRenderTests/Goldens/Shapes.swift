import Flipbook

/// Paths that several goldens draw, in a square of 100 points.
enum Shapes {
  /// A pentagram in one line, so that its middle is wound twice.
  static let star: Path = {
    var path = Path()
    path.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 50 + 45 * cos(angle), y: 53 + 45 * sin(angle))
      })
    path.closeSubpath()
    return path
  }()

  /// A sharp corner.
  static func corner(x: Double, y: Double) -> Path {
    polyline([CGPoint(x: x, y: y + 40), CGPoint(x: x + 18, y: y), CGPoint(x: x + 36, y: y + 40)])
  }

  static func polyline(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Path {
    polyline([CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1)])
  }

  static let wave: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addCurve(
      to: CGPoint(x: 90, y: 50), control1: CGPoint(x: 40, y: -40), control2: CGPoint(x: 60, y: 140))
    return path
  }()
}
