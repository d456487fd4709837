/// A script that changes the value of a property.
final class LottieExpression: Sendable {
  let script: LottieScript
  /// The place of the property in the list of parts that scripts see.
  let node: Int
  /// The JSON path and the layer, for messages.
  let place: String

  init(script: LottieScript, node: Int, place: String) {
    (self.script, self.node, self.place) = (script, node, place)
  }
}
