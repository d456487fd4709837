import FlipbookPicture
import Foundation

/// The shapes that symbols stand in, which are symbols themselves.
enum SymbolFrame: String, CaseIterable, Sendable {
  case circle
  case square
  case app
  case rectangle
  case rectanglePortrait = "rectangle.portrait"
  case capsule
  case capsulePortrait = "capsule.portrait"
  case oval
  case ovalPortrait = "oval.portrait"
  case triangle
  case diamond
  case rhombus
  case pentagon
  case hexagon
  case octagon
  case seal
  case shield

  /// The solid shape; clockwise on screen.
  var solid: Contours { Contours(path).clockwise }

  /// The line along the inside of the shape's edge.
  func outline(width: CGFloat) -> Contours {
    switch self {
    case .seal, .shield, .triangle, .diamond, .rhombus, .pentagon, .hexagon, .octagon:
      // A smaller copy about the middle leaves a line as wide on every straight side.
      let factor = 1 - width / inradius
      let center = self.center
      let inner = CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: center.x * (1 - factor), ty: center.y * (1 - factor))
      return solid + solid.transformed(inner).reversed
    default:
      let box = self.box
      let inset = box.insetBy(dx: width, dy: width)
      let radius = max(0, cornerRadius - width)
      let inner: Path =
        self == .oval || self == .ovalPortrait || self == .circle
        ? Path(ellipseIn: inset)
        : Path(roundedRect: inset, cornerRadius: radius, style: .circular)
      return solid + Contours(inner).clockwise.reversed
    }
  }

  /// The largest square-ish room for a symbol within.
  var room: CGFloat {
    switch self {
    case .circle: 0.58
    case .triangle: 0.42
    case .diamond, .rhombus: 0.5
    case .rectangle, .capsule, .capsulePortrait, .oval, .ovalPortrait: 0.46
    case .seal, .shield, .pentagon: 0.5
    default: 0.58
    }
  }

  /// Where a symbol within is centred.
  var center: CGPoint {
    switch self {
    case .triangle: CGPoint(x: 0, y: 0.12)
    case .pentagon: CGPoint(x: 0, y: 0.03)
    case .shield: CGPoint(x: 0, y: -0.04)
    default: .zero
    }
  }

  private var box: CGRect {
    let size: (CGFloat, CGFloat) =
      switch self {
      case .rectangle: (1.24, 0.92)
      case .rectanglePortrait: (0.82, 1.1)
      case .capsule: (1.3, 0.74)
      case .capsulePortrait: (0.74, 1.2)
      case .oval: (1.3, 0.8)
      case .ovalPortrait: (0.8, 1.2)
      case .square, .app: (0.92, 0.92)
      default: (1, 1)
      }
    return CGRect(x: -size.0 / 2, y: -size.1 / 2, width: size.0, height: size.1)
  }

  private var cornerRadius: CGFloat {
    switch self {
    case .square: 0.16
    case .app: 0.24
    case .rectangle, .rectanglePortrait: 0.14
    case .capsule, .capsulePortrait: 0.37
    default: 0.5
    }
  }

  /// From the centre to the nearest side.
  private var inradius: CGFloat {
    switch self {
    case .triangle: 0.34
    case .diamond, .rhombus: 0.4
    case .shield: 0.42
    default: 0.47
    }
  }

  private var path: Path {
    switch self {
    case .circle, .oval, .ovalPortrait: Path(ellipseIn: box)
    case .triangle: polygon([(0, -0.42), (0.5, 0.42), (-0.5, 0.42)], rounding: 0.08)
    case .diamond: polygon([(0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0)], rounding: 0.08)
    case .rhombus: polygon([(0, -0.54), (0.42, 0), (0, 0.54), (-0.42, 0)], rounding: 0.06)
    case .pentagon: regular(5, turned: -90)
    case .hexagon: regular(6, turned: 0)
    case .octagon: regular(8, turned: 22.5)
    case .seal: seal
    case .shield: shield
    default: Path(roundedRect: box, cornerRadius: cornerRadius, style: .circular)
    }
  }

  private func regular(_ sides: Int, turned: CGFloat) -> Path {
    polygon(
      (0..<sides).map { side in
        let angle = (turned + 360 * CGFloat(side) / CGFloat(sides)) * .pi / 180
        return (0.46 * cos(angle), 0.46 * sin(angle))
      }, rounding: 0.06)
  }

  /// A polygon grown by a round pen.
  private func polygon(_ corners: [(CGFloat, CGFloat)], rounding: CGFloat) -> Path {
    let points = corners.map { CGPoint(x: $0.0, y: $0.1) }
    return StrokeGraph([points + [points[0]]]).outline(width: 2 * rounding).silhouette.path
  }

  private var seal: Path {
    Path { path in
      let lobes = 8
      for number in 0...lobes {
        let angle = 2 * CGFloat.pi * (CGFloat(number) - 0.5) / CGFloat(lobes)
        let point = CGPoint(x: 0.45 * cos(angle), y: 0.45 * sin(angle))
        guard number > 0 else {
          path.move(to: point)
          continue
        }
        let middle = 2 * CGFloat.pi * (CGFloat(number) - 1) / CGFloat(lobes)
        path.addQuadCurve(to: point, control: CGPoint(x: 0.61 * cos(middle), y: 0.61 * sin(middle)))
      }
      path.closeSubpath()
    }
  }

  private var shield: Path {
    polygon(
      [
        (0, -0.48), (0.37, -0.335), (0.37, 0.02), (0.33, 0.2), (0.22, 0.37), (0, 0.53), (-0.22, 0.37),
        (-0.33, 0.2), (-0.37, 0.02), (-0.37, -0.335),
      ], rounding: 0.06)
  }
}
