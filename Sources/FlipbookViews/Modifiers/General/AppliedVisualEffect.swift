import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A visual effect and one more change.
struct AppliedVisualEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let _operations: [_VisualOperation]
}
