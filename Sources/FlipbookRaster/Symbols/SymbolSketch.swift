import FlipbookPicture
import Foundation

/// A symbol drawn by hand, so that its lines follow the weight of the font.
///
/// A sketch is a list of parts separated by semicolons. Numbers are hundredths of an em from the middle, y down:
/// - `x,y x,y …`: a line through the points, drawn with a round pen; lines join at common points
/// - `arc x,y r from to`: part of a circle, in degrees clockwise from the right; it joins lines at its ends
/// - `dot x,y r`: a disc; `hole` is one that is cut out of what comes before it
/// - `ring x,y r`: a circle's line, measured on the outside
/// - `box x,y w,h r`: a rounded rectangle's line, measured on the outside; `slab` is a solid one
/// - `solid r x,y x,y …`: a solid polygon with corners rounded by r; `edge` is its line, measured on the outside
/// - `shape x,y x,y …`: a solid polygon as it is
/// - `pen f`: the whole sketch is drawn with a pen f times as wide
struct SymbolSketch {
  private let parts: [Substring]

  init(_ notation: String) { parts = notation.split(separator: ";") }

  /// The ink of a pen this wide; solid parts run clockwise on screen.
  func contours(line width: CGFloat) -> Contours {
    var polylines: [[CGPoint]] = []
    var result = Contours([])
    var width = width
    for part in parts where part.hasPrefix("pen ") { width *= CGFloat(Double(part.dropFirst(4)) ?? 1) }
    for part in parts where !part.hasPrefix("pen ") {
      let words = part.split(separator: " ")
      guard let first = words.first else { continue }
      let values = words.dropFirst().map(Self.numbers)
      switch first {
      case "arc": polylines.append(Self.arc(values))
      case "dot": result = result + Contours(Path(ellipseIn: Self.circle(values))).clockwise
      case "hole": result = result + Contours(Path(ellipseIn: Self.circle(values))).clockwise.reversed
      case "ring":
        let circle = Self.circle(values)
        result =
          result + Contours(Path(ellipseIn: circle)).clockwise
          + Contours(Path(ellipseIn: circle.insetBy(dx: width, dy: width))).clockwise.reversed
      case "box":
        result =
          result + Self.box(values, inset: 0).clockwise + Self.box(values, inset: width).clockwise.reversed
      case "slab": result = result + Self.box(values, inset: 0).clockwise
      case "solid": result = result + Self.solid(values, inset: 0)
      case "shape": result = result + Contours([values.map(Self.point)]).clockwise
      case "edge": result = result + Self.solid(values, inset: 0) + Self.solid(values, inset: width).reversed
      default: polylines.append(words.map(Self.numbers).map(Self.point))
      }
    }
    return result + StrokeGraph(polylines).outline(width: width)
  }

  private static func numbers(_ word: Substring) -> [CGFloat] {
    word.split(separator: ",").map { CGFloat(Double($0) ?? 0) / 100 }
  }

  private static func point(_ values: [CGFloat]) -> CGPoint {
    CGPoint(x: values.first ?? 0, y: values.count > 1 ? values[1] : 0)
  }

  private static func circle(_ values: [[CGFloat]]) -> CGRect {
    guard values.count > 1, let radius = values[1].first else { return .zero }
    let center = point(values[0])
    return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static func arc(_ values: [[CGFloat]]) -> [CGPoint] {
    guard values.count > 3, let radius = values[1].first else { return [] }
    let center = point(values[0])
    let from = (values[2].first ?? 0) * 100
    let to = (values[3].first ?? 0) * 100
    let steps = max(2, Int((abs(to - from) / 5).rounded(.up)))
    return (0...steps).map { step in
      let angle = (from + (to - from) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  private static func box(_ values: [[CGFloat]], inset: CGFloat) -> Contours {
    guard values.count > 1 else { return Contours([]) }
    let corner = point(values[0])
    let size = point(values[1])
    let radius = values.count > 2 ? values[2].first ?? 0 : 0
    let rect = CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y).insetBy(dx: inset, dy: inset)
    let path = Path(roundedRect: rect, cornerRadius: max(0, radius - inset), style: .circular)
    return Contours(path)
  }

  /// The polygon's corner points are where its rounded outside would meet; a round pen along a smaller polygon
  /// draws it.
  private static func solid(_ values: [[CGFloat]], inset: CGFloat) -> Contours {
    guard values.count > 3, let rounding = values[0].first else { return Contours([]) }
    let corners = Contours([values.dropFirst().map(point)]).clockwise.polygons[0]
    let depth = max(rounding, inset + 0.01)
    let core = offset(corners, by: depth)
    let pen = max(0.005, depth - inset)
    return StrokeGraph([core + [core[0]]]).outline(width: 2 * pen).silhouette
  }

  /// A polygon that runs clockwise on screen with every side moved inwards.
  private static func offset(_ corners: [CGPoint], by distance: CGFloat) -> [CGPoint] {
    corners.indices.map { index in
      let before = corners[(index + corners.count - 1) % corners.count]
      let here = corners[index]
      let after = corners[(index + 1) % corners.count]
      let first = normal(before, here)
      let second = normal(here, after)
      let scale = distance / max(0.2, 1 + first.x * second.x + first.y * second.y)
      return CGPoint(x: here.x + (first.x + second.x) * scale, y: here.y + (first.y + second.y) * scale)
    }
  }

  /// Of unit length, to the right of the way from a to b, which is the inside.
  private static func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = max(1e-9, hypot(b.x - a.x, b.y - a.y))
    return CGPoint(x: -(b.y - a.y) / length, y: (b.x - a.x) / length)
  }
}
