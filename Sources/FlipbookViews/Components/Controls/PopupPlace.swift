import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places an open list: below the view that it belongs to, above it where there is no room, at the side where the view
/// is; over its row where it comes from another list.
struct PopupPlace: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let inset: CGFloat
  let geometry: MenuGeometry
  /// The list that this one comes from; nil for the first.
  let outer: MenuGeometry?
  /// Between the view and the list, in points.
  private static var gap: CGFloat { 6 }
  /// Between the list and the edges of the film.
  private static var margin: CGFloat { 8 }
  /// How far the list of a row begins above it.
  private static var rise: CGFloat { 12 }
  static var affectsLayout: Bool { true }
  static var compositesAsOne: Bool { true }

  init(inset: CGFloat, geometry: MenuGeometry, outer: MenuGeometry?) {
    (self.inset, self.geometry, self.outer) = (inset, geometry, outer)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = content.sizeThatFits(.unspecified)
    let source = Self.source(of: content)
    geometry.source = source
    geometry.isAbove = false
    let top: CGFloat
    if let outer {
      top = min(max(source.minY - Self.rise, Self.margin), size.height - own.height - Self.margin)
      geometry.frame = CGRect(x: outer.frame.minX, y: top, width: own.width, height: own.height)
    } else {
      let below = source.maxY + Self.gap
      let room = (above: source.minY - Self.gap - Self.margin, below: size.height - Self.margin - below)
      // A list that fits on neither side takes the larger one, and reaches over the view.
      geometry.isAbove = own.height > room.below && room.above > room.below
      top =
        geometry.isAbove
        ? max(Self.margin, source.minY - Self.gap - own.height)
        : max(Self.margin, min(below, size.height - Self.margin - own.height))
      geometry.frame = CGRect(
        x: side(of: source, width: own.width, in: size.width), y: top, width: own.width, height: own.height)
    }
    content.place(at: geometry.frame.origin, proposal: ProposedViewSize(own))
  }

  private func side(of source: CGRect, width own: CGFloat, in width: CGFloat) -> CGFloat {
    let wish: CGFloat =
      if source.midX < width * 0.4 {
        source.minX + inset
      } else if source.midX > width * 0.6 {
        source.maxX - inset - own
      } else {
        source.midX - own / 2
      }
    return max(Self.margin, min(width - own - Self.margin, wish))
  }

  /// The view that the list belongs to, in points of the film.
  private static func source(of content: Element) -> CGRect {
    var element: Element? = content
    while let current = element, !current.isPortal { element = current.parent }
    guard let around = element?.parent else { return .zero }
    return CGRect(origin: .zero, size: around.layoutFrame.size).bounds(through: around.transformToRoot())
  }
}
