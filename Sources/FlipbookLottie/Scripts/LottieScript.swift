/// A script that has been read.
struct LottieScript: Sendable {
  /// The variable that exporters put the result of an expression in.
  static let result = "$bm_rt"

  let statements: [LottieScriptSyntax.Statement]

  /// Reads a script.
  ///
  /// - Throws: ``LottieScriptError`` where it is malformed or uses syntax that is not supported.
  init(_ text: String) throws { statements = try LottieScriptParser.statements(of: text) }
}
