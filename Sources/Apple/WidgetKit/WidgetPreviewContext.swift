/// The place in which a preview shows a widget.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  /// Makes a context for a kind of place.
  public init(family: WidgetFamily) { self.family = family }
}
