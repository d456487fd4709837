import FlipbookPicture
import Foundation

extension StrokeStyle: Animatable {
  /// Line width and miter limit, then dash phase and dashes.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatableArray<CGFloat>>
  >

  /// Line width and miter limit, dash phase and dashes. Caps and joins don't animate. Dashes that one style has
  /// more than the other grow from length 0.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(lineWidth, miterLimit), AnimatablePair(dashPhase, AnimatableArray(dash)))
    }
    set {
      lineWidth = newValue.first.first
      miterLimit = newValue.first.second
      dashPhase = newValue.second.first
      dash = newValue.second.second.elements
    }
  }
}
