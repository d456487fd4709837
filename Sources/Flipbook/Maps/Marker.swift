import FlipbookDrawing
import FlipbookViews
import Foundation

/// A balloon at a place, red unless it has a tint, with its title under it.
public struct Marker: MapContent {
  /// The balloon.
  public let _items: [MapItemView]

  private init(title: Text, _ sign: Balloon.Sign, at place: CLLocationCoordinate2D) {
    _items = [MapItemView(place: place, balloon: Balloon(title: title, sign: sign))]
  }

  /// Makes a balloon with a pin.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(String(title)), .pin, at: coordinate)
  }

  /// Makes a balloon with a pin.
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), .pin, at: coordinate)
  }

  /// Makes a balloon with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(String(title)), .symbol(systemImage), at: coordinate)
  }

  /// Makes a balloon with a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), .symbol(systemImage), at: coordinate)
  }

  /// Makes a balloon with an image of the catalogue.
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(String(title)), .image(image), at: coordinate)
  }

  /// Makes a balloon with a letter or two.
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(String(title)), .letters(monogram), at: coordinate)
  }
}
