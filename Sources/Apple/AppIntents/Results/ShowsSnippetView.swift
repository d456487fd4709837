/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
