import Flipbook
import FlipbookPicture
import Foundation

extension SKAction {
  /// Moves a node by a distance, in points.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
  }

  /// Moves a node by a distance, in points.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(.move(delta), duration)
  }

  /// Moves a node to a place of its parent.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(.moveTo(x: location.x, y: location.y), duration)
  }

  /// Moves a node across to a place of its parent.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.moveTo(x: x, y: nil), duration)
  }

  /// Moves a node up or down to a place of its parent.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.moveTo(x: nil, y: y), duration)
  }

  /// Turns a node by an angle, in radians.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.rotate(radians), duration)
  }

  /// Turns a node to an angle, in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(.rotateTo(radians, isShortest: false), duration)
  }

  /// Turns a node to an angle, in radians, by the shortest way or by the difference of the angles.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { SKAction(.rotateTo(radians, isShortest: shortestUnitArc), duration) }

  /// Moves a node along a path from where it is, and turns it with the path.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }

  /// Moves a node along a path: from where it is, or at the path's own place.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { SKAction(.follow(path.path, isOffset: offset, turns: orient), sec) }

  /// Moves a node along a path from where it is at a speed, in points a second, and turns it with the path.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  /// Moves a node along a path at a speed, in points a second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let length = PathTrack(path.path).length
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? Double(length / speed) : 0)
  }
}
