import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lays a view over the whole film, wherever it stands, and draws it over all else.
struct PortalModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var affectsLayout: Bool { true }
  static var isPortal: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { .zero }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let film = content.runtime.size
    let own = content.sizeThatFits(ProposedViewSize(film))
    content.place(
      at: CGPoint(x: (film.width - own.width) / 2, y: (film.height - own.height) / 2),
      proposal: ProposedViewSize(film))
  }
}
