/// Hears how far a speech is. A film speaks nothing and sends nothing.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
