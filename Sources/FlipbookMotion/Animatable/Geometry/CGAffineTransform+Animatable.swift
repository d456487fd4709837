import FlipbookPicture
import Foundation

extension CGAffineTransform: Animatable {
  /// a and b, then c and d with tx and ty.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>,
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The six numbers, each by itself: the images of points move in straight lines.
  @inlinable
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(AnimatablePair(a, b), AnimatablePair(AnimatablePair(c, d), AnimatablePair(tx, ty)))
    }
    set {
      a = newValue.first.first
      b = newValue.first.second
      c = newValue.second.first.first
      d = newValue.second.first.second
      tx = newValue.second.second.first
      ty = newValue.second.second.second
    }
  }
}
