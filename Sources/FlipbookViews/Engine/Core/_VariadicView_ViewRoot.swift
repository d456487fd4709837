import FlipbookDrawing
import FlipbookMotion

/// Makes a view from others, one by one.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  /// The type of the view that is made.
  associatedtype Body: View
  /// Makes a view from the views that the content stands for.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
