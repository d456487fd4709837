import AppIntents
import Foundation

/// The source of the entries of a widget with settings.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// Properties of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry to show before there is data.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry of this moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries of this moment and later.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings to choose from where people can't make their own. No film asks.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
