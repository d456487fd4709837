import FlipbookDrawing
import FlipbookViews
import Foundation

/// A label of an axis with its place.
@MainActor
struct PlacedLabel {
  var identity: ChartPart
  var view: AnyView
  /// In the chart's coordinates.
  var frame: CGRect
  var turn: Angle = .zero
  var opacity = 1.0

  /// Whether it belongs to the axis across.
  var isAcross: Bool { if case .label(true, _, _, _) = identity { true } else { false } }
}
