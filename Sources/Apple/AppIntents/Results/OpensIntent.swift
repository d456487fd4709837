/// A result that another intent follows.
public protocol OpensIntent: IntentResult {}
