/// A voice. A film has none.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// Its language.
  public let language: String
  /// Its name.
  public var name: String { language }
  /// Its identifier.
  public let identifier: String

  /// Makes the voice of a language; nil for that of the device.
  public init?(language: String?) {
    self.language = language ?? "en-US"
    identifier = "voice.\(self.language)"
  }
  /// Makes the voice of an identifier.
  public init?(identifier: String) { (language, self.identifier) = ("en-US", identifier) }

  /// None: a film has no voices.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// English of the United States.
  public class func currentLanguageCode() -> String { "en-US" }
}
