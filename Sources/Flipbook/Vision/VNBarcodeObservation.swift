import Foundation

/// A code that was found in a picture.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The text that it stands for.
  public let payloadStringValue: String? = nil
  /// Its kind.
  public let symbology = VNBarcodeSymbology.qr
}
