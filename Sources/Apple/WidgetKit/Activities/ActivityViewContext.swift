import ActivityKit
import Foundation

/// A live activity as its views see it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The part that stays.
  public let attributes: Attributes
  /// The part that changes.
  public let state: Attributes.ContentState
  /// Identifies the activity.
  public let activityID: String
  /// Whether the content is out of date: never in a preview.
  public let isStale = false
}
