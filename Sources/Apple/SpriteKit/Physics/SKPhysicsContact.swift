import Flipbook
import Foundation

/// Two bodies that touch.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
  /// The first body.
  public let bodyA: SKPhysicsBody
  /// The second body.
  public let bodyB: SKPhysicsBody
  /// Where they touch, in the scene.
  public let contactPoint: CGPoint
  /// The direction from the first to the second, of length 1.
  public let contactNormal: CGVector
  /// The impulse with which they met.
  public let collisionImpulse: CGFloat

  init(_ meeting: BodyMeeting) {
    (bodyA, bodyB) = (meeting.one, meeting.other)
    contactPoint = CGPoint(x: meeting.place.x, y: meeting.place.y)
    contactNormal = CGVector(dx: meeting.normal.x, dy: meeting.normal.y)
    collisionImpulse = CGFloat(meeting.impulse)
  }
}
