import FlipbookDrawing
import Foundation

/// A menu that a long touch opens: its view is lifted off the page.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: UInt, Hashable, Sendable {
    case unknown = 0
    case rich, compact
  }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that gives the menu; it is not retained.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Always `rich`: the part is lifted.
  open var menuAppearance: Appearance { .rich }
  private lazy var press = ContextPress { [weak self] in self?.source(at: $0) }

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Takes the interaction off its view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Has the view answer long touches.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the place of the touch in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() { press.dismiss() }

  private func source(at point: CGPoint) -> ContextPress.Source? {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    let target =
      delegate.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    return ContextPress.Source(
      part: LiftedKitView(target?.view ?? view, parameters: target?.parameters),
      configuration: configuration, sender: self,
      willOpen: { [weak self] in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
      },
      commit: { [weak self] in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      })
  }
}
