import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

extension SKPhysicsWorld {
  /// Returns the first body at a place of the scene; nil for none.
  public func body(at point: CGPoint) -> SKPhysicsBody? {
    let place = SIMD2(Double(point.x), Double(point.y))
    return bodies.last { Self.covers($0, place) }
  }

  /// Returns the first body in a rectangle of the scene; nil for none.
  public func body(in rect: CGRect) -> SKPhysicsBody? { found(in: rect).first }

  /// Calls a function with each body at a place of the scene.
  public func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let place = SIMD2(Double(point.x), Double(point.y))
    call(block, bodies.filter { Self.covers($0, place) })
  }

  /// Calls a function with each body in a rectangle of the scene.
  public func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { call(block, found(in: rect)) }

  private static func covers(_ body: SKPhysicsBody, _ place: SIMD2<Double>) -> Bool {
    body.readNode()
    for shape in body.body.placedShapes where shape.contains(place) { return true }
    return false
  }

  private func found(in rect: CGRect) -> [SKPhysicsBody] {
    var found: [SKPhysicsBody] = []
    for body in bodies {
      body.readNode()
      let box = PlacedBody(body).box
      let (width, height) = (box.high.x - box.low.x, box.high.y - box.low.y)
      if CGRect(x: box.low.x, y: box.low.y, width: width, height: height).meets(rect) { found.append(body) }
    }
    return found
  }

  private func call(
    _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void, _ bodies: [SKPhysicsBody]
  ) {
    var stop = ObjCBool(false)
    for body in bodies {
      block(body, &stop)
      if stop.boolValue { return }
    }
  }

  /// Adds a joint between bodies that are in the scene.
  public func add(_ joint: SKPhysicsJoint) {
    guard !joints.contains(where: { $0 === joint }) else { return }
    joint.bodyA.readNode()
    joint.bodyB.readNode()
    joint.begin()
    joints.append(joint)
    joint.bodyA.joints.append(joint)
    joint.bodyB.joints.append(joint)
  }

  /// Removes a joint.
  public func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    joint.bodyA.joints.removeAll { $0 === joint }
    joint.bodyB.joints.removeAll { $0 === joint }
  }

  /// Removes all joints.
  public func removeAllJoints() { joints.forEach { remove($0) } }
}
