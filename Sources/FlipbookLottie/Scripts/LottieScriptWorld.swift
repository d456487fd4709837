/// The environment of a script: names that it doesn't declare itself, and parts of the animation.
protocol LottieScriptWorld: AnyObject {
  /// The value of a name; nil for names that are not known.
  func global(_ name: String, _ runner: LottieScriptRunner) throws -> LottieScriptValue?

  /// A member of a part of the animation; nil where there is none.
  func member(_ key: LottieScriptValue, of part: LottieScriptPart, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue?

  /// The plain value of a part of the animation.
  func plain(_ part: LottieScriptPart, _ runner: LottieScriptRunner) throws -> LottieScriptValue
}
