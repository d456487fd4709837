import FlipbookDrawing
import FlipbookViews

/// Gives a chart the names of its marks, for scripts.
struct ChartNames: ViewModifier {
  let names: String

  func body(content: Content) -> some View {
    if names.isEmpty { content } else { content.accessibilityLabel(Text(verbatim: names)) }
  }
}
