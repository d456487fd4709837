import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A modifier that moves, turns or distorts the drawing of a view by a transform that depends on its size, and
/// leaves the layout around it alone.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the view's own coordinates to where they are drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect, left out of the coordinates that geometry readers inside the view report.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  /// Makes the node that draws the view through the effect.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    GeometryEffectNode(view: view, inputs: inputs)
  }
}
