import FlipbookDrawing
import Foundation

/// A long press that shows content enlarged. It has no effect in a film.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Always false. The text of a film's device is not that large.
  open class var isEnabled: Bool { false }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that would be asked; it is not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
