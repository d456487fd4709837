import Foundation

/// The pace of an action.
public enum SKActionTimingMode: Int, Hashable, Sendable {
  /// The same all the time.
  case linear = 0
  /// Slow at first.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  /// Slow at both ends.
  case easeInEaseOut = 3

  /// Returns the part of the way after a part of the time.
  func part(_ time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: time * (2 - time)
    case .easeInEaseOut: time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
    }
  }
}

/// The part of the way after a part of the time, of an action's own pace.
public typealias SKActionTimingFunction = (Float) -> Float
