/// A vector of an animation.
public struct LottieVector3D: Hashable, Sendable {
  /// To the right.
  public let x: Double
  /// Downwards.
  public let y: Double
  /// Away from the viewer.
  public let z: Double
  /// Makes a vector.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
