/// A sentence without words.
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {
  init() {}
}
