import Foundation

/// A target of a session's pictures or sound.
open class AVCaptureOutput: NSObject {
  /// None.
  open var connections: [AVCaptureConnection] { [] }
  /// None.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
