import Foundation

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
  /// The part, in shares of the picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
