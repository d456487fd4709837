import Foundation

/// The entries that a widget shows one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in the order of their dates.
  public let entries: [EntryType]
  /// When the next timeline is asked for. It has no effect: a preview shows one entry.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
