import FlipbookDrawing
import FlipbookViews
import Foundation

extension PopoverPlace {
  /// Makes the place of a popover of UIKit: beside the anchor, where the arrow may stand and the plate is cut down
  /// least, below first, then above, after and before it.
  static func kit(
    size: CGSize, anchor: CGRect, in film: CGSize, _ directions: UIPopoverArrowDirection
  ) -> PopoverPlace {
    let wanted: [(UIPopoverArrowDirection, Edge)] = [
      (.up, .bottom), (.down, .top), (.left, .trailing), (.right, .leading),
    ]
    let allowed = wanted.filter { directions.contains($0.0) }
    let edges = (allowed.isEmpty ? wanted : allowed).map(\.1)
    func fitted(_ edge: Edge) -> CGSize {
      let beside = arrow.height + margin
      let (across, down) = (film.width - 2 * margin, film.height - 2 * margin)
      return switch edge {
      case .bottom: size.cut(to: CGSize(width: across, height: film.height - anchor.maxY - beside))
      case .top: size.cut(to: CGSize(width: across, height: anchor.minY - beside))
      case .trailing: size.cut(to: CGSize(width: film.width - anchor.maxX - beside, height: down))
      case .leading: size.cut(to: CGSize(width: anchor.minX - beside, height: down))
      }
    }
    var (best, most) = (edges[0], fitted(edges[0]))
    for edge in edges.dropFirst() {
      let next = fitted(edge)
      if next.width * next.height > most.width * most.height { (best, most) = (edge, next) }
    }
    return PopoverPlace(size: most, anchor: anchor, in: film, edge: best, isForced: true)
  }

  /// The direction of the arrow.
  var direction: UIPopoverArrowDirection {
    switch side {
    case .top: .up
    case .bottom: .down
    case .leading: .left
    case .trailing: .right
    }
  }
}

extension CGSize {
  fileprivate func cut(to room: CGSize) -> CGSize {
    CGSize(width: min(width, max(room.width, 0)), height: min(height, max(room.height, 0)))
  }
}
