import Foundation

/// A place that is marked on a map.
public protocol MKAnnotation: AnyObject {
  /// The place, in degrees.
  var coordinate: CLLocationCoordinate2D { get }
  /// The text of the mark; nil for none.
  var title: String? { get }
  /// The text below the title; nil for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}
