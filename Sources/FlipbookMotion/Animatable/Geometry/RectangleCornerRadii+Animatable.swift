import FlipbookPicture
import Foundation

extension RectangleCornerRadii: Animatable {
  /// The top corners and the bottom corners.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// Top leading and top trailing, bottom leading and bottom trailing.
  @inlinable
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}
