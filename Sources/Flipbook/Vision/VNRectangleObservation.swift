import Foundation

/// A rectangle, seen from anywhere, that was found in a picture. Corners are in shares of the picture.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The corner.
  public let topLeft = CGPoint.zero
  /// The corner.
  public let topRight = CGPoint.zero
  /// The corner.
  public let bottomLeft = CGPoint.zero
  /// The corner.
  public let bottomRight = CGPoint.zero
}
