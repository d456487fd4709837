import FlipbookPicture
import Foundation

extension ProjectionTransform: Animatable {
  /// The three rows.
  public typealias AnimatableData = AnimatablePair<
    SIMD3<Double>, AnimatablePair<SIMD3<Double>, SIMD3<Double>>
  >

  /// The nine numbers, row by row, each by itself.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        SIMD3(Double(m11), Double(m12), Double(m13)),
        AnimatablePair(
          SIMD3(Double(m21), Double(m22), Double(m23)), SIMD3(Double(m31), Double(m32), Double(m33))))
    }
    set {
      let (first, second, third) = (newValue.first, newValue.second.first, newValue.second.second)
      (m11, m12, m13) = (CGFloat(first.x), CGFloat(first.y), CGFloat(first.z))
      (m21, m22, m23) = (CGFloat(second.x), CGFloat(second.y), CGFloat(second.z))
      (m31, m32, m33) = (CGFloat(third.x), CGFloat(third.y), CGFloat(third.z))
    }
  }
}
