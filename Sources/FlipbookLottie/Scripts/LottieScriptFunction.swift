/// A function of the library.
final class LottieScriptFunction: Sendable {
  typealias Body =
    @Sendable (LottieScriptRunner, LottieScriptValue, [LottieScriptValue]) throws -> LottieScriptValue

  let name: String
  let body: Body

  /// - Parameter body: Takes the runner, the value that the function is a member of, and the arguments.
  init(_ name: String, _ body: @escaping Body) { (self.name, self.body) = (name, body) }
}
