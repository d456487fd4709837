import FlipbookMotion
import Foundation

/// Frames a second, at least, at most and best.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least frames a second. Has no effect.
  public var minimum: Float
  /// The most frames a second: the rate of display links that prefer none. Has no effect on animations.
  public var maximum: Float
  /// The best frames a second: the rate of display links. Has no effect on animations.
  public var preferred: Float?

  /// Makes a range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The film's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
