import FlipbookDiagnostics
import Foundation

/// The acceleration of a device at rest.
open class CMAccelerometerData: NSObject {
  /// (0, −1, 0): gravity alone.
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
}
