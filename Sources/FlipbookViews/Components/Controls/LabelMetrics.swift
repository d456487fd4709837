import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The distances of labels, in points.
struct LabelMetrics: Equatable, Sendable {
  var spacing: CGFloat = 8
  /// The least room for an icon; nil for as much as it takes.
  var iconWidth: CGFloat?
}
