import Foundation

/// The feel of a result. It does nothing in a film.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning, error
  }
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
