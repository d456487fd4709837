import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets how content fades under bars. Reports `hard` as unsupported.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.scrollEdgeEffectStyle", when: style == .hard, file, line) }
  /// Hides the effect under bars; has no effect in a film.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Turns off the effect under bars; has no effect in a film.
  public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Shows a bar at the top or the bottom; the view keeps clear of it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at a side; the view keeps clear of it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds 16 points of room at some edges, as a window's content has it.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Adds 16 points of room at some edges, whatever it is for.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }
}
