/// Takes the sentence of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a sentence.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
  where Summary.Intent == Intent { summary }
}
