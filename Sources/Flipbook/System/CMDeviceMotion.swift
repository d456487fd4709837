import FlipbookDiagnostics
import Foundation

/// How a device lies and is moved.
open class CMDeviceMotion: NSObject {
  /// 0 around each axis.
  open var attitude: CMAttitude { CMAttitude() }
  /// 0 around each axis.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Upright in the hand.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  /// 0 along each axis.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Always 0.
  open var heading: Double { 0 }
}
