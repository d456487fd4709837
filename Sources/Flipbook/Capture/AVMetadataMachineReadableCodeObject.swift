import Foundation

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; nil for none that can be read.
  open var stringValue: String? { nil }
  /// Its corners, in shares of the picture.
  open var corners: [CGPoint] { [] }
}
