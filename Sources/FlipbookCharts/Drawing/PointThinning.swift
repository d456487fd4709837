import Foundation

/// Leaves out points that make no difference to a picture.
enum PointThinning {
  /// The first, the last, the highest and the lowest of the points in each half of a point across, where there are more.
  static func thinned(_ points: [CGPoint], width: CGFloat) -> [CGPoint] {
    guard width > 0, CGFloat(points.count) > width * 8 else { return points }
    var kept: [CGPoint] = []
    var column: [CGPoint] = []
    func finish() {
      guard let first = column.first, let last = column.last else { return }
      let low = column.indices.min { column[$0].y < column[$1].y } ?? 0
      let high = column.indices.max { column[$0].y < column[$1].y } ?? 0
      kept.append(first)
      for index in [min(low, high), max(low, high)] where column[index] != kept.last {
        kept.append(column[index])
      }
      if last != kept.last { kept.append(last) }
    }
    for point in points {
      if let first = column.first, (first.x * 2).rounded(.down) != (point.x * 2).rounded(.down) {
        finish()
        column = []
      }
      column.append(point)
    }
    finish()
    return kept
  }
}
