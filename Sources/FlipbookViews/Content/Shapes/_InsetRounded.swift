import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rounded rectangle drawn smaller with corners that stay concentric.
public struct _InsetRounded: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  nonisolated init(base: RoundedRectangle, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The smaller rectangle, its corners' radii smaller by the same amount.
  public nonisolated func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: base.style)
  }

  /// The radii, and the amount.
  public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  /// The shape, still smaller by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetRounded {
    _InsetRounded(base: base, amount: self.amount + amount)
  }
}
