import FlipbookDrawing
import Foundation

/// The place of a popover in the film, and its outline with the arrow.
package struct PopoverPlace: Equatable {
  package static let cornerRadius: CGFloat = 13
  package static let arrow = CGSize(width: 30, height: 13)
  /// The radius of the shadow's blur, in points, and its opacity.
  package static let (shadowRadius, shadowOpacity): (CGFloat, Double) = (59, 0.29)
  /// The least distance from the film's edges, in points.
  package static let margin: CGFloat = 10

  /// The plate without its arrow.
  package var plate: CGRect
  /// The side of the plate that the arrow stands at.
  package var side: Edge
  /// The tip of the arrow.
  package var tip: CGPoint

  /// - Parameters:
  ///   - size: Of the content.
  ///   - anchor: The target of the arrow.
  ///   - edge: The side of the anchor; nil for below, or above where there is more room.
  ///   - isForced: Whether the side is kept without room for it, too.
  package init(size: CGSize, anchor: CGRect, in film: CGSize, edge: Edge?, isForced: Bool = false) {
    let (margin, height) = (Self.margin, Self.arrow.height)
    let size = CGSize(
      width: min(size.width, film.width - 2 * margin), height: min(size.height, film.height - 2 * margin))
    let below = film.height - anchor.maxY - height - margin
    let above = anchor.minY - height - margin
    let own: Edge = size.height <= below || below >= above ? .bottom : .top
    // A wanted side without room is left for one with more.
    let chosen: Edge =
      switch edge {
      case .bottom?: size.height <= below || isForced ? .bottom : own
      case .top?: size.height <= above || isForced ? .top : own
      case let side?: side
      case nil: own
      }
    func limited(_ value: CGFloat, _ length: CGFloat, _ total: CGFloat) -> CGFloat {
      max(margin, min(total - margin - length, value))
    }
    let x = limited(anchor.midX - size.width / 2, size.width, film.width)
    let y = limited(anchor.midY - size.height / 2, size.height, film.height)
    switch chosen {
    case .bottom:
      plate = CGRect(origin: CGPoint(x: x, y: anchor.maxY + height), size: size)
      (side, tip) = (.top, CGPoint(x: anchor.midX, y: anchor.maxY))
    case .top:
      plate = CGRect(origin: CGPoint(x: x, y: anchor.minY - height - size.height), size: size)
      (side, tip) = (.bottom, CGPoint(x: anchor.midX, y: anchor.minY))
    case .trailing:
      plate = CGRect(origin: CGPoint(x: anchor.maxX + height, y: y), size: size)
      (side, tip) = (.leading, CGPoint(x: anchor.maxX, y: anchor.midY))
    case .leading:
      plate = CGRect(origin: CGPoint(x: anchor.minX - height - size.width, y: y), size: size)
      (side, tip) = (.trailing, CGPoint(x: anchor.minX, y: anchor.midY))
    }
    let inset = Self.cornerRadius + Self.arrow.width / 2
    if side == .top || side == .bottom {
      tip.x = max(plate.minX + inset, min(plate.maxX - inset, tip.x))
    } else {
      tip.y = max(plate.minY + inset, min(plate.maxY - inset, tip.y))
    }
  }

  /// The plate and its arrow.
  package var outline: Path {
    var path = Path(roundedRect: plate, cornerRadius: Self.cornerRadius, style: .continuous)
    let half = Self.arrow.width / 2
    // Along the side from the tip, and into the plate.
    let along = side == .top || side == .bottom ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    let into: CGVector =
      switch side {
      case .top: CGVector(dx: 0, dy: 1)
      case .bottom: CGVector(dx: 0, dy: -1)
      case .leading: CGVector(dx: 1, dy: 0)
      case .trailing: CGVector(dx: -1, dy: 0)
      }
    func point(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + along.dx * side + into.dx * depth, y: tip.y + along.dy * side + into.dy * depth)
    }
    let height = Self.arrow.height
    var arrow = Path()
    arrow.move(to: point(-half, height))
    arrow.addQuadCurve(to: point(-12.3, height - 1.5), control: point(-half + 1.3, height))
    arrow.addLine(to: point(-2, 1.2))
    arrow.addQuadCurve(to: point(2, 1.2), control: point(0, -0.8))
    arrow.addLine(to: point(12.3, height - 1.5))
    arrow.addQuadCurve(to: point(half, height), control: point(half - 1.3, height))
    arrow.addLine(to: point(half, height + 1))
    arrow.addLine(to: point(-half, height + 1))
    arrow.closeSubpath()
    path = path.union(arrow)
    return path
  }
}
