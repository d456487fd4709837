/// The JSON of an animation.
struct LottieSource: Sendable {
  var root: LottieNode
  /// Whether a value has an expression.
  var hasExpressions: Bool
  /// The values that a theme gives slots.
  var theme: [String: LottieNode] = [:]
}
