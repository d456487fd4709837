import FlipbookDiagnostics
import Foundation

/// The rotation of a device at rest.
open class CMGyroData: NSObject {
  /// 0 around each axis.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
