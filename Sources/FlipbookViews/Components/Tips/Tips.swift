import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The tips of an app. Nothing is kept of them in a film.
public enum Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identity of the button in its tip.
    public let id: String
    let label: Text
    let handler: @Sendable () -> Void

    /// Makes a button with a title from a string.
    public init(
      id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      (self.id, label, self.handler) = (id, Text(verbatim: String(title)), handler)
    }

    /// Makes a button with a text.
    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {}, _ label: () -> Text
    ) {
      (self.id, self.label, self.handler) = (id, label(), handler)
    }
  }

  /// A reason for a tip not to be shown again.
  public enum InvalidationReason: Sendable {
    /// The action that the tip is about was performed.
    case actionPerformed
    /// The tip was shown as often as it may be.
    case displayCountExceeded
    /// The person closed the tip.
    case tipClosed
  }

  /// A setting of all tips. It has no effect in a film.
  public struct ConfigurationOption: Sendable {
    /// How often tips come.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Where the state of tips is kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }

    /// How often tips come.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where the state of tips is kept.
    public enum DatastoreLocation: Sendable { case applicationDefault }
  }

  /// Has no effect in a film, which shows every tip.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Has no effect in a film, which keeps nothing of tips.
  public static func resetDatastore() throws {}
  /// Has no effect in a film, which shows every tip.
  public static func showAllTipsForTesting() {}
}
