/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
