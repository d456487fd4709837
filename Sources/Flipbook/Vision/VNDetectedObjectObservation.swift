import Foundation

/// Something that was found at a place of a picture.
open class VNDetectedObjectObservation: VNObservation {
  /// The place, in shares of the picture.
  public let boundingBox = CGRect.zero
}
