import FlipbookDrawing
import FlipbookMotion

extension View {
  /// Draws the background style behind the view.
  ///
  /// - Parameter edges: Those at which it goes on under bars and insets, where the view ends at them.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}
