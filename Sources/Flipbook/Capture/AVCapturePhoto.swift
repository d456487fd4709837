import Foundation

/// A photograph. A film takes none.
open class AVCapturePhoto: NSObject {
  /// The picture as a file; nil for none.
  open func fileDataRepresentation() -> Data? { nil }
}
