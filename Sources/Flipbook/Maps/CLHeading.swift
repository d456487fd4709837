import Foundation

/// The direction in which a device points. A film reports none.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From magnetic north, clockwise in degrees.
  open var magneticHeading: Double { 0 }
  /// From true north, clockwise in degrees.
  open var trueHeading: Double { 0 }
  /// The greatest error, in degrees; negative where the direction isn't known.
  open var headingAccuracy: Double { -1 }
}
