import Foundation

/// A completion that waits, with the animation it was given for as that would have run undisturbed.
struct PendingCompletion<Value: VectorArithmetic> {
  var completion: AnimationCompletion
  var animation: Animation
  var start: TimeInterval
  var way: Value
  var context: AnimationContext<Value>

  mutating func isLogicallyComplete(at time: TimeInterval) -> Bool {
    guard completion.criteria == .logicallyComplete else { return false }
    return animation.animate(value: way, time: time - start, context: &context) == nil
      || context.isLogicallyComplete
  }
}
