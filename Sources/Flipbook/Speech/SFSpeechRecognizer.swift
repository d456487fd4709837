import Foundation

/// Makes text of speech. A film hears nothing: it is never available, and nobody allows it.
open class SFSpeechRecognizer: @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Hears whether it is available.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The purpose of speech.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether it works without a network. It doesn't.
  open var supportsOnDeviceRecognition = false
  /// The queue that results come on.
  open var queue = OperationQueue.main

  /// Makes a recognizer of the user's language.
  public convenience init?() { self.init(.current) }

  /// Makes a recognizer of a language.
  public convenience init?(locale: Locale) { self.init(locale) }

  private init(_ locale: Locale) { self.locale = locale }

  /// Whether it can be used: never in a film.
  open var isAvailable: Bool { false }
  /// The languages: none in a film.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether an app may recognize speech: nobody was asked.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  /// Asks nobody: the answer is that it is not allowed.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }

  /// Starts a task that never has a result.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
