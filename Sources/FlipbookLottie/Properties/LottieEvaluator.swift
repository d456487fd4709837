/// Evaluates the scripts of one picture.
protocol LottieEvaluator: AnyObject {
  /// The value of a property with its script; the one without where that fails.
  ///
  /// - Parameter frame: In the time of the property's list of layers.
  func result(of expression: LottieExpression, raw: LottieExpressionResult, at frame: Double)
    -> LottieExpressionResult
}
