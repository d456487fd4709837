import AppIntents

/// How a widget with settings shows its entries.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let content: @MainActor (any TimelineEntry) -> Content?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The widget's name among those of the app. It has no effect.
  ///   - intent: The type of the settings.
  ///   - provider: The source of the entries. A preview names its own, so it isn't asked.
  ///   - content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { entry in (entry as? Provider.Entry).map { content($0) } }
  }

  /// The view of an entry; nil for an entry of another widget.
  public func _view(of entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
}
