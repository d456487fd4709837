/// A sentence that shows an intent's parameters. No film shows it.
public protocol ParameterSummary: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
}
