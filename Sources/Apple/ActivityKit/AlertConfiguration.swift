import Foundation

/// A message with an update of a live activity. No film shows it.
public struct AlertConfiguration: Sendable {
  /// Its title.
  public let title: LocalizedStringResource
  /// Its text.
  public let body: LocalizedStringResource
  /// Its sound.
  public let sound: AlertSound

  /// Makes a message.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }

  /// The sound of a message.
  public struct AlertSound: Hashable, Sendable {
    let name: String
    /// The usual one.
    public static let `default` = AlertSound(name: "")
    /// That of a file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
