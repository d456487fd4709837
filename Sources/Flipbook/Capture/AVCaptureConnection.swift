import Foundation

/// The way from an input to an output. A film has none.
open class AVCaptureConnection: NSObject {
  /// Whether it leads anything.
  open var isEnabled = true
  /// Whether it can.
  open var isActive: Bool { false }
  /// Which way up the pictures are.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether they can be turned: no.
  open var isVideoOrientationSupported: Bool { false }
  /// By how many degrees the pictures are turned.
  open var videoRotationAngle: CGFloat = 0
  /// Whether they can be turned by an angle: no.
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
  /// Whether the pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether they can be: no.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether they are mirrored as the camera needs it.
  open var automaticallyAdjustsVideoMirroring = true
}
