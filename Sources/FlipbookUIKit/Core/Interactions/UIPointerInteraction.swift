/// Follows a pointer over a view. A film has no pointer.
open class UIPointerInteraction: UIInteraction {
  /// The view; nil until it has the interaction.
  open private(set) weak var view: UIView?
  /// The object that is never asked; it is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Never changes anything.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Called as a view gets the interaction, or loses it.
  open func willMove(to view: UIView?) {}
  /// Called after a view got the interaction, or lost it.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing. A film has no pointer.
  open func invalidate() {}
}
