import FlipbookDrawing
import Foundation

/// Views in rows and columns. Each ``GridRow`` is a row; other views take a row to themselves.
public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid of the views in a closure.
  /// - Parameters:
  ///   - horizontalSpacing: Between columns, in points; nil for the usual 8.
  ///   - verticalSpacing: Between rows, in points; nil for the usual 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that arranges the cells.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

extension View {
  /// Makes the cell reach over several columns of a grid.
  /// - Parameter count: The number of columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Sets the point of the cell that the view keeps to, in place of the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets the axes on which the cell takes the size that others make, without asking for more.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Sets the alignment of the cells of the column this one is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
