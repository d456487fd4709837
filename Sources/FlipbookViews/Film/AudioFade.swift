import FlipbookMotion
import Foundation

/// How long a sound takes to rise from silence and to sink into it.
public struct AudioFade: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Seconds at the sound's begin.
  public var rise: TimeInterval
  /// Seconds at the sound's end.
  public var fall: TimeInterval

  /// Makes a fade at both ends, in seconds.
  public init(in rise: TimeInterval = 0, out fall: TimeInterval = 0) {
    self.rise = rise
    self.fall = fall
  }

  /// As long at both ends.
  public init(floatLiteral value: TimeInterval) { self.init(in: value, out: value) }

  /// As long at both ends.
  public init(integerLiteral value: Int) { self.init(in: TimeInterval(value), out: TimeInterval(value)) }

  /// None.
  public static let none = AudioFade()

  /// At the begin alone, in seconds.
  public static func `in`(_ seconds: TimeInterval) -> AudioFade { AudioFade(in: seconds) }

  /// At the end alone, in seconds.
  public static func out(_ seconds: TimeInterval) -> AudioFade { AudioFade(out: seconds) }
}
