/// A part of the animation that a script has in hand: a composition, a layer, a group or a property.
struct LottieScriptPart: Equatable, Sendable {
  /// The place in the list of parts that scripts see.
  var node: Int
}
