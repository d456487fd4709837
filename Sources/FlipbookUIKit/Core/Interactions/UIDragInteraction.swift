import FlipbookDrawing
import Foundation

/// A drag of content from one view to another. Nothing is dragged so in a film.
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Has no effect. Nothing is dragged.
  open var isEnabled = false

  /// Makes an interaction.
  public override init() {}

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
