import FlipbookDynamics
import Foundation

/// A body with its parts where they are in the world.
@MainActor
struct PlacedBody {
  let body: SKPhysicsBody
  let shapes: [BodyShape]
  let box: (low: SIMD2<Double>, high: SIMD2<Double>)

  init(_ body: SKPhysicsBody) {
    self.body = body
    shapes = body.body.placedShapes
    var box: (low: SIMD2<Double>, high: SIMD2<Double>)?
    for shape in shapes {
      let own = shape.box
      box = box.map { (pointwiseMin($0.low, own.low), pointwiseMax($0.high, own.high)) } ?? own
    }
    let found = box ?? (.zero, .zero)
    self.box = (found.low - ConvexShape.margin, found.high + ConvexShape.margin)
  }
}
