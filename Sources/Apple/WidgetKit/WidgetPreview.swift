import Foundation

/// A preview of a widget, as `#Preview(as:widget:timeline:)` is compiled: its first entry.
@MainActor
public func _widgetPreview<W: Widget>(
  as family: WidgetFamily, widget: () -> W, @_WidgetEntryBuilder timeline: () -> [any TimelineEntry]
) -> some View {
  let configuration = widget().body
  let entry = timeline().first
  return WidgetStage(family: family, hasMargins: configuration._hasMargins) {
    entry.flatMap { configuration._view(of: $0) }
  }
}

/// A preview of a widget, as `#Preview(as:widget:timelineProvider:)` is compiled: the first entry of the provider, or its
/// placeholder where it doesn't answer at once.
@MainActor
public func _widgetPreview<W: Widget, Provider: TimelineProvider>(
  as family: WidgetFamily, widget: () -> W, timelineProvider: () -> Provider
) -> some View {
  let provider = timelineProvider()
  let context = TimelineProviderContext(family: family)
  let entry = firstEntry(of: provider, in: context) ?? provider.placeholder(in: context)
  return _widgetPreview(as: family, widget: widget) { entry }
}

/// Stands in for a preview whose widget doesn't compile.
@MainActor
public func _widgetPreview<V: View>(
  as family: WidgetFamily, widget: () -> V, @_WidgetEntryBuilder timeline: () -> [any TimelineEntry]
) -> some View { widget() }

/// Nil where the provider doesn't answer at once.
private func firstEntry<Provider: TimelineProvider>(
  of provider: Provider, in context: TimelineProviderContext
)
  -> Provider.Entry?
{
  var entry: Provider.Entry?
  let keep: (Timeline<Provider.Entry>) -> Void = { entry = entry ?? $0.entries.first }
  // An answer that comes later, on whatever thread, is not awaited.
  typealias Completion = @Sendable (Timeline<Provider.Entry>) -> Void
  provider.getTimeline(in: context, completion: unsafeBitCast(keep, to: Completion.self))
  return entry
}
