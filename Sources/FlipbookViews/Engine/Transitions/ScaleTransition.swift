import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Grows from a scale and shrinks back to it.
public struct ScaleTransition: Transition {
  /// The scale while away.
  public var scale: Double
  /// The point that stays in place, relative to the view's size.
  public var anchor: UnitPoint

  /// Makes a transition from a scale about a point.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The content; scaled while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale, anchor: anchor)
  }
}
