import Foundation

/// The limits of a map's camera. Has no effect: maps of a film are not moved.
public struct MapCameraBounds: Hashable, Sendable {
  /// Makes limits of a region and of the distance, in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Makes limits of the distance, in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
