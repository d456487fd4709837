import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape drawn in a smaller rectangle.
public struct _Inset<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The shape in the smaller rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  /// The values of the shape, and the amount.
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  /// The shape, still smaller by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}
