import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places an open plate below its button, above it where there is no room; their trailing edges are in line as far as
/// the plate stays on the page.
struct DatePlatePlace: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let geometry: MenuGeometry

  init(geometry: MenuGeometry) { self.geometry = geometry }
  /// Between the button and the plate, in points.
  private static var gap: CGFloat { 10 }
  /// Between the plate and the edges of the film.
  private static var margin: CGFloat { 16 }
  static var affectsLayout: Bool { true }
  static var compositesAsOne: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = content.sizeThatFits(ProposedViewSize(width: size.width - 2 * Self.margin, height: nil))
    let source = PopupPlace.source(of: content)
    let below = source.maxY + Self.gap
    geometry.source = source
    geometry.isAbove =
      below + own.height > size.height - Self.margin && source.minY > size.height - source.maxY
    let x = max(Self.margin, min(source.maxX, size.width - Self.margin) - own.width)
    let y = geometry.isAbove ? source.minY - Self.gap - own.height : below
    geometry.frame = CGRect(origin: CGPoint(x: x, y: y), size: own)
    content.place(at: geometry.frame.origin, proposal: ProposedViewSize(own))
  }
}
