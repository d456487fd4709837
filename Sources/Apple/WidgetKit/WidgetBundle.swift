/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets. A preview names its own.
  @WidgetBundleBuilder var body: Body { get }
  /// Makes the bundle.
  init()
}
