/// The reason why a script ends early.
struct LottieScriptError: Error {
  /// One sentence without a full stop.
  var message: String
  /// Whether a limit was reached; scripts can't catch that.
  var isLimit = false

  init(_ message: String, isLimit: Bool = false) {
    (self.message, self.isLimit) = (message, isLimit)
  }
}
