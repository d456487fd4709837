import FlipbookDrawing
import FlipbookViews
import Foundation

/// Something at a place of a map.
public struct MapItemView {
  /// Where it lies; for a line or an area all of its corners.
  let places: [CLLocationCoordinate2D]
  /// Which point of the view lies at the place.
  let anchor: UnitPoint
  /// The view of an annotation; nil for markers and outlines.
  let view: AnyView?
  /// The look of a marker.
  var balloon: Balloon?
  /// The look of a line or an area.
  var outline: MapOutline?

  /// The view at the place.
  @MainActor @ViewBuilder var mark: some View {
    if let balloon { balloon } else { view }
  }

  init(place: CLLocationCoordinate2D, anchor: UnitPoint, view: AnyView) {
    (places, self.anchor, self.view) = ([place], anchor, view)
  }

  init(place: CLLocationCoordinate2D, balloon: Balloon) {
    (places, anchor, view) = ([place], .bottom, nil)
    self.balloon = balloon
  }

  init(outline: MapOutline) {
    (places, anchor, view) = (outline.reach, .center, nil)
    self.outline = outline
  }
}
