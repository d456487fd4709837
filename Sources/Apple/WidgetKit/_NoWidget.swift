/// The stand-in of a bundle for a control or for widgets of a condition: it is shown nowhere.
public struct _NoWidget: Widget {
  /// Makes a widget that is shown nowhere.
  public nonisolated init() {}
  /// No view for any entry.
  public var body: some WidgetConfiguration { Content() }

  private struct Content: WidgetConfiguration {
    func _view(of entry: any TimelineEntry) -> AnyView? { nil }
  }
}
