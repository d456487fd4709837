import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A geometry effect that layout ignores.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect that is applied.
  public var base: Base

  init(_ base: Base) { self.base = base }

  /// The transform of the effect.
  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The animatable values of the effect.
  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect: IgnoringEffect {}
