import Foundation

/// A kind of thing that was found in a picture.
open class VNClassificationObservation: VNObservation {
  /// The name of the kind.
  public let identifier = ""
}
