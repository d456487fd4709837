import Foundation

/// An action that runs on a node, with its key and what is called after it.
@MainActor
final class ScheduledAction {
  let key: String?
  let run: ActionRun
  let completion: (() -> Void)?
  /// Whether it waits for its first step, in which no time has passed for it.
  var isNew = true
  var isOver = false

  init(_ action: SKAction, _ key: String?, _ completion: (() -> Void)?) {
    (self.key, run, self.completion) = (key, ActionRun(action), completion)
  }
}
