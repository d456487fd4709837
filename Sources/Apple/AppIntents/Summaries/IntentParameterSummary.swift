/// A sentence with parameters. No film shows it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Makes a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Makes a sentence, with parameters that stand below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Makes a list of parameters without a sentence.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}
