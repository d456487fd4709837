import Foundation

/// The kinds of places that a map names. It doesn't change the picture: a plain ground stands for every map.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All places.
  public static let includingAll = MKPointOfInterestFilter()
  /// No places.
  public static let excludingAll = MKPointOfInterestFilter()
  override init() {}
}
