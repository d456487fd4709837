import AppIntents
import Foundation

/// A preview of a widget with settings, as `#Preview(as:using:widget:timelineProvider:)` is compiled: the first entry
/// of the provider, and its placeholder until it answers.
@MainActor
public func _widgetPreview<W: Widget, Provider: AppIntentTimelineProvider>(
  as family: WidgetFamily, using configuration: Provider.Intent? = nil, widget: () -> W,
  timelineProvider: () -> Provider
) -> some View {
  AnsweredWidget(
    family: family, configuration: widget().body, provider: timelineProvider(),
    intent: configuration ?? Provider.Intent())
}

/// A preview of a widget with settings and given entries, as `#Preview(as:using:widget:timeline:)` is compiled.
@MainActor
public func _widgetPreview<W: Widget, Intent: WidgetConfigurationIntent>(
  as family: WidgetFamily, using configuration: Intent, widget: () -> W,
  @_WidgetEntryBuilder timeline: () -> [any TimelineEntry]
) -> some View { _widgetPreview(as: family, widget: widget, timeline: timeline) }
