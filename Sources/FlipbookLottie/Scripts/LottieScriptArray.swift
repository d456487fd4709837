/// A list of a script, which can be changed in place.
final class LottieScriptArray {
  /// The most elements.
  static let limit = 100_000

  var elements: [LottieScriptValue]

  init(_ elements: [LottieScriptValue]) { self.elements = elements }
}
