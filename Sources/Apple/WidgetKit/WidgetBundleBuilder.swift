/// Takes widgets as they are written one after the other. A preview names its own, so the first stands for all.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Takes a widget as it is.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Takes the first widget.
  public static func buildBlock<W: Widget, each More: Widget>(_ first: W, _ more: repeat each More) -> W {
    first
  }
}
