import FlipbookDiagnostics
import Foundation

/// A rotation around the axes of a device, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axes to the right, to the top and out of the screen.
  public var x, y, z: Double
  /// Makes a rotation, of 0 unless given.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
