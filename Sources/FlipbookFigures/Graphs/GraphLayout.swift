import FlipbookDrawing
import Foundation

/// Where a graph's numbers lie in its room.
struct GraphLayout {
  private static let tipRoom: CGFloat = 12
  private static let edge: CGFloat = 14

  let x: FigureScale
  let y: FigureScale
  /// The rectangle of both ranges, in points.
  let plot: CGRect
  /// The place of the axes' crossing: that of 0 where it is shown, else the nearest edge.
  let crossing: CGPoint

  /// - Parameters:
  ///   - labels: The room of the labels: the largest width of those upwards, the height of those across.
  init(x: FigureScale, y: FigureScale, size: CGSize, labels: CGSize) {
    (self.x, self.y) = (x, y)
    let across = x.place(of: 0).unit
    let up = y.place(of: 0).unit
    // As much room at an edge as the labels of an axis that lies near it need.
    func inset(_ room: CGFloat, _ place: Double, _ extent: CGFloat) -> CGFloat {
      guard place < 1 else { return Self.edge }
      return min(extent / 2, max(Self.edge, (room - place * extent) / (1 - place)))
    }
    let left = inset(labels.width + 10, across, max(0, size.width - Self.tipRoom))
    let bottom = inset(labels.height + 8, up, max(0, size.height - Self.tipRoom))
    plot = CGRect(
      x: left, y: Self.tipRoom, width: max(0, size.width - left - Self.tipRoom),
      height: max(0, size.height - bottom - Self.tipRoom))
    crossing = CGPoint(x: plot.minX + across * plot.width, y: plot.maxY - up * plot.height)
  }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: plot.minX + x.place(of: point.x) * plot.width, y: plot.maxY - y.place(of: point.y) * plot.height)
  }
}
