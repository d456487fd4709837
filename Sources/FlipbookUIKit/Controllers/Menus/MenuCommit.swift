import Foundation

/// A touch of a lifted part: its menu closes, with the animations and blocks that the scene adds.
final class MenuCommit: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations, and the blocks after them.
  func run() {
    UIView.animate(withDuration: 0.25) { [animations] in
      for change in animations { change() }
    } completion: { [completions] _ in
      for block in completions { block() }
    }
  }
}
