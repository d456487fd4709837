import Flipbook
import Foundation

extension SKAction {
  /// Runs actions one after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration })
  }

  /// Runs actions at the same time, until the last has ended.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
  }

  /// Runs an action again and again.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.times(action, max(0, count)), action.duration * Double(max(0, count)))
  }

  /// Runs an action again and again without end.
  public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.forever(action), .infinity) }

  /// Waits for a time, in seconds.
  public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), sec) }

  /// Waits for a time, in seconds, that is more or less by half a range.
  public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(.wait(range: durationRange), sec)
  }

  /// Adds to the speed of a node.
  public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.speed(speed), sec)
  }

  /// Changes the speed of a node.
  public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.speedTo(speed), sec)
  }

  /// Takes a node away from its parent.
  public class func removeFromParent() -> SKAction { SKAction(.remove, 0) }

  /// Calls a function.
  public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.call(block, nil), 0) }

  /// Calls a function on a queue.
  public class func run(_ block: @escaping () -> Void, queue: Flipbook.DispatchQueue) -> SKAction {
    SKAction(.call(block, queue), 0)
  }

  /// Runs an action on a node below, found by its name.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.child(action, name), 0)
  }

  /// Calls a function at each step with the node and the time so far, in seconds.
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(.custom(block), seconds) }
}
