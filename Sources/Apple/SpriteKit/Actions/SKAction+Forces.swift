import Flipbook
import Foundation

extension SKAction {
  /// Pushes a node's body all the time.
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    SKAction(.force(force, nil), sec)
  }

  /// Pushes a node's body at a place all the time.
  public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
    SKAction(.force(force, point), sec)
  }

  /// Turns a node's body all the time.
  public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.torque(torque), sec)
  }

  /// Gives a node's body an impulse, spread over a time.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    SKAction(.impulse(impulse, nil), sec)
  }

  /// Gives a node's body an impulse at a place, spread over a time.
  public class func applyImpulse(
    _ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval
  ) -> SKAction { SKAction(.impulse(impulse, point), sec) }

  /// Gives a node's body a turn, spread over a time.
  public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(.angularImpulse(impulse), sec)
  }

  /// Plays a sound of the app's.
  ///
  /// - Parameter wait: Whether the action lasts as long as the sound. The sound's length is not known here, and the
  ///   action ends at once.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(.sound(soundFile, waits: wait), 0)
  }

  /// Begins the sound of an audio node.
  public class func play() -> SKAction { SKAction(.audio(.play), 0) }

  /// Halts the sound of an audio node.
  public class func pause() -> SKAction { SKAction(.audio(.pause), 0) }

  /// Ends the sound of an audio node.
  public class func stop() -> SKAction { SKAction(.audio(.stop), 0) }

  /// Changes the volume of an audio node, 0…1, at once.
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    SKAction(.audio(.volume(v)), duration)
  }
}
