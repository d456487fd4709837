import FlipbookPicture
import Foundation

extension UnitPoint: Animatable {
  /// 128 times the coordinates: the unit is the size of what the point lies in, so springs come to rest later than
  /// they would on the numbers themselves.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set {
      x = newValue.first / 128
      y = newValue.second / 128
    }
  }
}
