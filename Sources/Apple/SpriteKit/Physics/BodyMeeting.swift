import Foundation

/// Two bodies that touch in a step.
@MainActor
struct BodyMeeting {
  let one: SKPhysicsBody
  let other: SKPhysicsBody
  var place: SIMD2<Double>
  var normal: SIMD2<Double>
  var impulse = 0.0

  /// Whether one of them asks for reports of the other.
  var isTold: Bool {
    one.contactTestBitMask & other.categoryBitMask != 0 || other.contactTestBitMask & one.categoryBitMask != 0
  }
}
