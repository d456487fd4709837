import FlipbookDrawing
import FlipbookMotion
import Foundation

/// No change, to begin a visual effect with.
public struct EmptyVisualEffect: VisualEffect {
  /// No values: a visual effect is mixed by its operations.
  public typealias AnimatableData = EmptyAnimatableData
  /// Makes an effect that changes nothing.
  public init() {}
  /// No operations.
  public var _operations: [_VisualOperation] { [] }
}
