import FlipbookDrawing
import FlipbookViews
import Foundation

/// A balloon at a place.
public struct Marker: MapContent {
  /// The balloon.
  public let _items: [MapItemView]

  /// Makes a red balloon with a title under it.
  public init(_ title: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, systemImage: "mappin", coordinate: coordinate)
  }

  /// Makes a red balloon with a title under it. The symbol has no effect: the balloon shows a pin.
  public init(_ title: String, systemImage: String, coordinate: CLLocationCoordinate2D) {
    _items = [
      MapItemView(
        place: coordinate, anchor: .bottom, view: AnyView(Balloon(title: title, tint: nil)),
        untitled: AnyView(Balloon(title: "", tint: nil)))
    ]
  }
}
