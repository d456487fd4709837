import FlipbookDrawing
import FlipbookViews
import Foundation

/// A view at a place.
public struct Annotation: MapContent {
  /// The view.
  public let _items: [MapItemView]

  /// Makes an item from a view, whose anchor lies at the place. The title is not shown.
  public init(
    _ title: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {
    _items = [MapItemView(place: coordinate, anchor: anchor, view: AnyView(content()))]
  }
}
