/// A result with a sentence.
public protocol ProvidesDialog: IntentResult {}
