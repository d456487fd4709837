import FlipbookDrawing
import FlipbookViews
import Foundation

extension View {
  /// Puts a brace along an edge of the view, and a label at its tip. Both take room beside the view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - depth: From the view's side to the tip, in points.
  ///   - spacing: Between the three, in points.
  ///   - lineWidth: Of the brace, in points.
  ///   - progress: How much of the brace is drawn: 0…1. The label fades in with it.
  ///   - label: The label.
  public func brace<Label: View>(
    _ edge: Edge = .bottom, depth: CGFloat = 14, spacing: CGFloat = 4, lineWidth: CGFloat = 2,
    progress: Double = 1, @ViewBuilder label: () -> Label
  ) -> some View {
    BraceLayout(edge: edge, depth: depth, spacing: spacing) {
      self
      Brace(edge, lineWidth: lineWidth, progress: progress)
      label().opacity(progress.unit)
    }
  }
}
