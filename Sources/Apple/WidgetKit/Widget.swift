/// A widget, as far as a preview shows it.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the widget's parts.
  associatedtype Body: WidgetConfiguration
  /// How entries are shown.
  var body: Body { get }
  /// Makes the widget.
  init()
}
