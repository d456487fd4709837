import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in rows and columns, as a layout. Columns are as wide as their widest cell; those that can be wider share
/// what is left.
public struct GridLayout: Layout {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// Between columns, in points; nil for the usual 8.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil for the usual 8.
  public var verticalSpacing: CGFloat?

  /// Makes a layout of rows and columns; the distances are in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// No values: the views move, not the layout.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept between calls.
  public typealias Cache = Void

  /// The places of all cells in a grid of some size.
  private struct Arrangement {
    var cells: [GridCell]
    var widths: [CGFloat]
    var heights: [CGFloat]
    var columnSpacing: CGFloat
    var rowSpacing: CGFloat

    func width(of cell: GridCell) -> CGFloat {
      let columns = cell.columns.clamped(to: 0..<widths.count)
      return widths[columns].reduce(0, +) + columnSpacing * CGFloat(max(0, columns.count - 1))
    }

    func x(of cell: GridCell) -> CGFloat {
      widths.prefix(cell.columns.lowerBound).reduce(0, +)
        + columnSpacing * CGFloat(cell.columns.lowerBound)
    }

    func y(of row: Int) -> CGFloat { heights.prefix(row).reduce(0, +) + rowSpacing * CGFloat(row) }

    var size: CGSize {
      CGSize(
        width: widths.reduce(0, +) + columnSpacing * CGFloat(max(0, widths.count - 1)),
        height: heights.reduce(0, +) + rowSpacing * CGFloat(max(0, heights.count - 1)))
    }
  }

  private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    let cells = GridCell.cells(of: subviews)
    let columns = cells.map(\.columns.upperBound).max() ?? 0
    let rows = cells.map { $0.row + 1 }.max() ?? 0
    var result = Arrangement(
      cells: cells, widths: [], heights: [], columnSpacing: horizontalSpacing ?? 8,
      rowSpacing: verticalSpacing ?? 8)

    let roomAcross = proposal.width.map { $0 - result.columnSpacing * CGFloat(max(0, columns - 1)) }
    result.widths = GridTracks.lengths(count: columns, room: roomAcross) { column, offer in
      cells.filter { $0.columns == column..<column + 1 && !$0.unsizedAxes.contains(.horizontal) }
        .map { subviews[$0.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
    } priority: { column in
      cells.filter { $0.columns == column..<column + 1 }.map { subviews[$0.index].priority }.max() ?? 0
    }
    widen(&result, for: proposal, subviews)

    let roomDown = proposal.height.map { $0 - result.rowSpacing * CGFloat(max(0, rows - 1)) }
    let arranged = result
    result.heights = GridTracks.lengths(count: rows, room: roomDown) { row, offer in
      height(of: row, offer: offer, in: arranged, subviews)
    } priority: { row in
      cells.filter { $0.row == row }.map { subviews[$0.index].priority }.max() ?? 0
    }
    return result
  }

  /// Gives the columns of cells over several of them what those need beyond the single cells.
  private func widen(_ result: inout Arrangement, for proposal: ProposedViewSize, _ subviews: Subviews) {
    for cell in result.cells where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let present = result.width(of: cell)
      let room = proposal.width.map { max(0, $0 - result.size.width) + present }
      let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: room, height: nil)).width
      let more = wanted - present
      guard more > 0, more.isFinite else { continue }
      for column in cell.columns { result.widths[column] += more / CGFloat(cell.columns.count) }
    }
  }

  private func verticalAlignment(_ cell: GridCell) -> VerticalAlignment {
    cell.rowAlignment ?? alignment.vertical
  }

  /// The height of a row whose cells line up by their guides.
  private func height(of row: Int, offer: CGFloat?, in result: Arrangement, _ subviews: Subviews) -> CGFloat {
    var (above, below, plain): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for cell in result.cells where cell.row == row && !cell.unsizedAxes.contains(.vertical) {
      let proposal = ProposedViewSize(width: result.width(of: cell), height: offer)
      let dimensions = subviews[cell.index].dimensions(in: proposal)
      if cell.anchor != nil {
        plain = max(plain, dimensions.height)
      } else {
        let guide = dimensions[verticalAlignment(cell)]
        (above, below) = (max(above, guide), max(below, dimensions.height - guide))
      }
    }
    return max(plain, above + below)
  }

  /// The size of all columns and rows with their distances.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrangement(proposal, subviews).size
  }

  /// Places each cell in its row and columns.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(
      width: proposal.width == nil ? nil : bounds.width, height: proposal.height == nil ? nil : bounds.height)
    let result = arrangement(offered, subviews)
    let columnAlignments = GridCell.columnAlignments(of: result.cells)
    for cell in result.cells {
      let subview = subviews[cell.index]
      let area = CGSize(width: result.width(of: cell), height: result.heights[cell.row])
      let proposal = ProposedViewSize(area)
      let own = subview.dimensions(in: proposal)
      var origin = CGPoint(x: result.x(of: cell), y: result.y(of: cell.row))
      if let anchor = cell.anchor {
        origin.x += (area.width - own.width) * anchor.x
        origin.y += (area.height - own.height) * anchor.y
      } else {
        let horizontal = columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
        let outer = ViewDimensions(size: area, element: nil)
        origin.x += outer[horizontal] - own[horizontal]
        origin.y += top(of: cell, own, area: area, in: result, subviews)
      }
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  /// How far below the top of its row a cell lies.
  private func top(
    of cell: GridCell, _ own: ViewDimensions, area: CGSize, in result: Arrangement, _ subviews: Subviews
  ) -> CGFloat {
    let guide = verticalAlignment(cell)
    if guide == .top || guide == .center || guide == .bottom {
      let outer = ViewDimensions(size: area, element: nil)
      return outer[guide] - own[guide]
    }
    let others = result.cells.filter { $0.row == cell.row && $0.anchor == nil }.map {
      subviews[$0.index].dimensions(
        in: ProposedViewSize(width: result.width(of: $0), height: area.height))[guide]
    }
    return (others.max() ?? 0) - own[guide]
  }
}
