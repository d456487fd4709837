import Flipbook
import Foundation

extension SKNode {
  /// Runs an action from the next frame on.
  public func run(_ action: SKAction) { schedule.add(action, key: nil, completion: nil) }

  /// Runs an action under a key; one that runs under it is removed.
  public func run(_ action: SKAction, withKey key: String) {
    schedule.remove(key)
    schedule.add(action, key: key, completion: nil)
  }

  /// Runs an action, and calls a function after its end.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    schedule.add(action, key: nil, completion: block)
  }

  /// Runs an action and waits for its end.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      schedule.add(action, key: nil) { continuation.resume() }
    }
  }

  /// Whether any action runs.
  public func hasActions() -> Bool { !schedule.isEmpty }

  /// Returns the action under a key; nil for none.
  public func action(forKey key: String) -> SKAction? { schedule.action(key) }

  /// Ends the action under a key where it is.
  public func removeAction(forKey key: String) { schedule.remove(key) }

  /// Ends all actions where they are.
  public func removeAllActions() { schedule.removeAll() }
}
