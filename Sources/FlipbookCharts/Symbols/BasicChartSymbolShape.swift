import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The shapes that charts have themselves.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  nonisolated let kind: Kind
  /// The outline of a hollow shape; nil for a filled one.
  nonisolated let border: StrokeStyle?

  nonisolated init(kind: Kind, border: StrokeStyle? = nil) { (self.kind, self.border) = (kind, border) }

  /// The shape as an outline of a width, in points, which lies inside of it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  /// The shape as an outline in a style, which lies inside of it.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, border: style)
  }

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let border, border.lineWidth.isFinite, border.lineWidth > 0 else { return outline(in: rect) }
    let inset = min(border.lineWidth / 2, min(rect.width, rect.height) / 2)
    return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(border)
  }

  /// The shape without its hole.
  nonisolated func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(in: rect, corners: 3, lift: 0.08)
    case .diamond: return polygon(in: rect, corners: 4, lift: 0)
    case .pentagon: return polygon(in: rect, corners: 5, lift: 0.03)
    case .plus: return strokes(in: rect, angles: [0, .pi / 2])
    case .cross: return cross(in: rect)
    case .asterisk: return strokes(in: rect, angles: [.pi / 2, .pi / 6, -.pi / 6])
    }
  }

  nonisolated private func polygon(in rect: CGRect, corners: Int, lift: CGFloat) -> Path {
    var path = Path()
    let (rx, ry) = (rect.width * 0.56, rect.height * 0.56)
    path.addLines(
      (0..<corners).map { corner in
        let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi - .pi / 2
        return CGPoint(
          x: rect.midX + cos(angle) * rx, y: rect.midY + rect.height * lift + sin(angle) * ry)
      })
    path.closeSubpath()
    return path
  }

  /// Two bars from corner to corner with slightly round ends, as measured.
  nonisolated private func cross(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let bar = CGRect(x: -0.5375 * side, y: -0.205 * side, width: 1.075 * side, height: 0.41 * side)
    let arm = Path(roundedRect: bar, cornerRadius: 0.11 * side, style: .circular)
    let middle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
    var path = arm.applying(middle.rotated(by: .pi / 4))
    path.addPath(arm.applying(middle.rotated(by: -.pi / 4)))
    return path
  }

  nonisolated private func strokes(in rect: CGRect, angles: [CGFloat]) -> Path {
    let width = min(rect.width, rect.height) * 0.3
    let reach = rect.width / 2 - width / 2
    var path = Path()
    for angle in angles {
      path.move(to: CGPoint(x: rect.midX - cos(angle) * reach, y: rect.midY - sin(angle) * reach))
      path.addLine(to: CGPoint(x: rect.midX + cos(angle) * reach, y: rect.midY + sin(angle) * reach))
    }
    return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }

  /// The shapes that series of points get, in order.
  static let points: [BasicChartSymbolShape] = [
    .circle, .cross, .triangle, .square, .diamond, .plus, .pentagon, .asterisk,
  ]
  /// The shapes that series of lines get, in order: hollow.
  static let lines: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon].compactMap {
    (shape: BasicChartSymbolShape) in shape.onLine
  }

  /// The shape on lines: a ring of 2 points; nil for one that has a border or no inside.
  nonisolated var onLine: BasicChartSymbolShape? {
    guard border == nil, [.circle, .square, .triangle, .diamond, .pentagon].contains(kind) else { return nil }
    return BasicChartSymbolShape(kind: kind, border: StrokeStyle(lineWidth: 2, lineJoin: .round))
  }
}
