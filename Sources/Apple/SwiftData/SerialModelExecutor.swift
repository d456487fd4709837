/// An object with the context of an actor that does one thing after the other, as all do.
public protocol SerialModelExecutor: ModelExecutor {}
