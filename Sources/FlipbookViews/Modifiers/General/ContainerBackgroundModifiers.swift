import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Draws a style behind the view, whichever container is named; for a widget, behind all of the widget around the view.
  @ViewBuilder
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    if container.isWidget {
      modifier(WidgetBackgroundModifier(alignment: .center, background: Rectangle().fill(style)))
    } else {
      background(style)
    }
  }
  /// Draws a view behind the view, whichever container is named; for a widget, behind all of the widget around the view.
  @ViewBuilder
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container.isWidget {
      modifier(WidgetBackgroundModifier(alignment: alignment, background: content()))
    } else {
      background(alignment: alignment, content: content)
    }
  }
}
