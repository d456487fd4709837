/// A function of a script with the scope that it sees.
final class LottieScriptClosure {
  let function: LottieScriptSyntax.Function
  let scope: LottieScriptScope

  init(_ function: LottieScriptSyntax.Function, _ scope: LottieScriptScope) {
    (self.function, self.scope) = (function, scope)
  }
}
