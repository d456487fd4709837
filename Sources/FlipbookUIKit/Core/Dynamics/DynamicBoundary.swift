import FlipbookDrawing
import Foundation

/// A line that bodies bounce off.
struct DynamicBoundary {
  /// The name of the boundary; nil for the edges of the reference view.
  let identifier: (any NSCopying)?
  let start: SIMD2<Double>
  let end: SIMD2<Double>
}
