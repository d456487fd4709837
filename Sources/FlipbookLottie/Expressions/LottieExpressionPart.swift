/// A part of the animation that a script has in hand: a composition, a layer, a group or a property.
struct LottieExpressionPart: Equatable, Sendable {
  /// The place in ``LottieExpressionModel/nodes``.
  var node: Int
}
