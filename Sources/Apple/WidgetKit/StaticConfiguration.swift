/// How a widget without settings shows its entries.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let content: @MainActor (any TimelineEntry) -> Content?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The widget's name among those of the app. It has no effect.
  ///   - provider: The source of the entries. A preview names its own, so it isn't asked.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.content = { entry in (entry as? Provider.Entry).map { content($0) } }
  }

  /// The view of an entry; nil for an entry of another widget.
  public func _view(of entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
}
