/// A body on its way out of the main actor, on which it was made.
struct BodyCopy: @unchecked Sendable {
  let value: SKPhysicsBody
}
