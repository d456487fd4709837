import FlipbookDiagnostics
import Foundation

/// How a device is turned, in radians.
open class CMAttitude: NSObject {
  /// Always 0.
  open var roll: Double { 0 }
  /// Always 0.
  open var pitch: Double { 0 }
  /// Always 0.
  open var yaw: Double { 0 }
  /// Has no effect: the device isn't turned.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
