import FlipbookDiagnostics
import Foundation

/// An acceleration along the axes of a device, in multiples of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right, to the top and out of the screen.
  public var x, y, z: Double
  /// Makes an acceleration, of 0 unless given.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
