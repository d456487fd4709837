import FlipbookDrawing
import Foundation

/// A layer's rectangle in space, for drawing back to front.
struct LayerPlane {
  let layer: CALayer
  var state: PresentedLayer
  /// From the layer to the space that all planes are compared in, perspective included.
  let space: CATransform3D
  /// Where it was in the order of layers.
  let index: Int
  /// The rest of the layer's rectangle, in its own coordinates.
  var polygon: [SIMD2<Double>]
  /// The part of the layer's plane to draw: half planes a·x + b·y + c ≥ 0.
  var cuts: [SIMD3<Double>] = []
  /// Carried along for the recorder.
  var time: TimeInterval
  var speed: Double
  var tint: SIMD4<Float>?
  var isCopied = false

  /// A corner's place after perspective: x, y, and a depth that grows towards the viewer.
  func image(_ p: SIMD2<Double>) -> SIMD3<Double> {
    let v = homogeneous(p)
    let w = max(v.w, 1e-6)
    return SIMD3(v.x, v.y, v.z) / w
  }

  func homogeneous(_ p: SIMD2<Double>) -> SIMD4<Double> {
    let (r0, r1, _, r3) = space.rows
    return r0 * p.x + r1 * p.y + r3
  }
}
