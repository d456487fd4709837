import FlipbookDrawing
import FlipbookViews
import Foundation

/// A view at a place, as of iOS 14 to 16.
public struct MapAnnotation: MapAnnotationProtocol {
  /// The view.
  public let _items: [MapItemView]

  /// Makes an item from a view, whose anchor (0…1 of its size) lies at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> some View
  ) {
    _items = [
      MapItemView(
        place: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), view: AnyView(content()))
    ]
  }
}
