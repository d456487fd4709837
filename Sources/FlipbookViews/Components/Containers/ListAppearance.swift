import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of the rows of lists.
enum ListAppearance: Equatable {
  /// From edge to edge.
  case plain
  /// The same without a line over the first row.
  case inset
  /// On plates from edge to edge.
  case grouped
  /// On round plates.
  case insetGrouped

  /// Whether rows stand on plates.
  var hasPlates: Bool { self == .grouped || self == .insetGrouped }

  /// Beside the plates, in points.
  var margin: CGFloat { self == .insetGrouped ? ControlMetrics.current.list.margin : 0 }

  /// Of the plates, in points.
  var cornerRadius: CGFloat { self == .insetGrouped ? ControlMetrics.current.list.cornerRadius : 0 }
}
