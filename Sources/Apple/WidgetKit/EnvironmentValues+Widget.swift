import Foundation

private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct ModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct MarginKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
  /// The place of the widget; `systemSmall` unless a preview says otherwise.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// The colours of the widget: `vibrant` on the lock screen, else `fullColor`.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  /// The margins that a widget's content has by itself, in points.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
  /// Whether the widget's background is shown: not on the lock screen.
  public var showsWidgetContainerBackground: Bool { !widgetFamily.isAccessory }
  /// False: no place of a preview has labels beside a widget.
  public var showsWidgetLabel: Bool { false }
}
