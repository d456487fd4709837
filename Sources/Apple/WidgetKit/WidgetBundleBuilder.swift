/// Takes widgets as they are written one after the other. A preview names its own, so the first stands for all.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Takes a widget as it is.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Drops a control, which is shown nowhere.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _NoWidget { _NoWidget() }
  /// Takes the first widget.
  public static func buildBlock<W: Widget, each More: Widget>(_ first: W, _ more: repeat each More) -> W {
    first
  }
  /// Drops widgets of a condition: previews name their own.
  public static func buildOptional<W: Widget>(_ widget: W?) -> _NoWidget { _NoWidget() }
  /// Takes widgets of a system version.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> some Widget { widget }
}
