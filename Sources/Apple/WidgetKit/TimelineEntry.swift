import Foundation

/// The content of a widget from a date on.
public protocol TimelineEntry {
  /// When it is shown first.
  var date: Date { get }
  /// How much it matters. It has no effect: a preview shows one entry.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nil: it matters as much as any.
  public var relevance: TimelineEntryRelevance? { nil }
}
