import Foundation

/// Which codes are in a picture.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds that are looked for.
  open var symbologies: [VNBarcodeSymbology] = []
}
