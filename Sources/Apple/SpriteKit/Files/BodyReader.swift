import Flipbook
import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Makes bodies of the objects of a file.
@MainActor
enum BodyReader {
  /// Makes a body; nil, with a diagnostic, for a shape that is not known.
  ///
  /// - Parameter scale: That of the node, which the shapes of a file have in them already.
  static func body(_ object: ArchiveObject, scale: CGSize) -> SKPhysicsBody? {
    let (x, y) = (max(abs(scale.width), 1e-6), max(abs(scale.height), 1e-6))
    let body: SKPhysicsBody
    switch object.number("_shapeType") {
    case 1: body = SKPhysicsBody(circleOfRadius: (object.number("_radius") ?? 1) / max(x, y))
    case 2:
      let size = object.size("_size") ?? CGSize(width: 1, height: 1)
      body = SKPhysicsBody(rectangleOf: CGSize(width: size.width / x, height: size.height / y))
    default:
      DiagnosticCollector.current.warn("sprites.body", "A body of a file has a shape that is not read.")
      return nil
    }
    body.isDynamic = object.flag("dynamic") ?? true
    body.affectedByGravity = object.flag("affectedByGravity") ?? true
    body.allowsRotation = object.flag("allowRotation") ?? true
    body.pinned = object.flag("pinned") ?? false
    body.friction = object.number("friction") ?? 0.2
    body.restitution = object.number("restitution") ?? 0.2
    body.linearDamping = object.number("linearDamping") ?? 0.1
    body.angularDamping = object.number("angularDamping") ?? 0.1
    if let density = object.number("density") { body.density = density }
    body.categoryBitMask = mask(object.number("categoryBitMask"))
    body.collisionBitMask = mask(object.number("collisionBitMask"))
    body.contactTestBitMask = mask(object.number("intersectionTestBitMask"), or: 0)
    return body
  }

  private static func mask(_ value: CGFloat?, or other: UInt32 = 0xffff_ffff) -> UInt32 {
    value.map { UInt32(truncatingIfNeeded: Int($0)) } ?? other
  }
}
