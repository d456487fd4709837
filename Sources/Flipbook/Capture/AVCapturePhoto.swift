import Foundation

/// A photograph. A film takes none.
open class AVCapturePhoto: NSObject {
  /// The picture as a file; nil for none.
  open func fileDataRepresentation() -> Data? { nil }
  /// The picture; nil for none.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Properties of the picture: none.
  open var metadata: [String: Any] { [:] }
}
