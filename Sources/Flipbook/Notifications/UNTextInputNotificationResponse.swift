/// A person's answer to a notification in words. There is none in a film.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText = ""
}
