import Foundation

/// The source of a widget's entries.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// Properties of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry to show before there is data.
  func placeholder(in context: Context) -> Entry
  /// Gives an entry of this moment.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Gives the entries of this moment and later.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
