import Foundation

/// A code in two dimensions that was found in a picture.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code; nil for none that can be read.
  open var messageString: String? { nil }
}
