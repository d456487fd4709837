import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through a projection.
public struct _ProjectionEffect: GeometryEffect {
  /// The projection of the view's coordinates.
  public var transform: ProjectionTransform

  /// Makes an effect of a projection.
  public init(transform: ProjectionTransform) { self.transform = transform }

  /// The projection.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  /// No values: a projection changes at once.
  public typealias AnimatableData = EmptyAnimatableData
}
