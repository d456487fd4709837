/// Animations and blocks beside a lifted part that is touched.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes. Has no effect: it goes back.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
