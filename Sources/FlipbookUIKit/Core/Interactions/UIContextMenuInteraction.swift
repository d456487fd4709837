import FlipbookDrawing
import Foundation

/// A menu that a long press opens. It is not opened in a film.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that would give the menu; it is not retained.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
