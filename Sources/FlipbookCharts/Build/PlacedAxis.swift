import Foundation

/// An axis with its values.
@MainActor
struct PlacedAxis {
  var isAcross: Bool
  var position: AxisMarkPosition.Storage
  var preset: AxisMarkPreset.Storage
  var isBanded: Bool
  var entries: [AxisEntry]

  /// Whether the labels stand in the bands of the plot.
  var isInBands: Bool {
    !isAcross && isBanded && (preset == .inset || preset == .automatic && position != .leading)
  }
}
