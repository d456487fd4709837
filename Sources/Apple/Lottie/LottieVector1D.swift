/// A number of an animation.
public struct LottieVector1D: Hashable, Sendable {
  /// The number.
  public let value: Double
  /// Makes a number.
  public init(_ value: Double) { self.value = value }
}
