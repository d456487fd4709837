/// A time of a queue: film time.
///
/// Stands in for Dispatch's type in files that import Flipbook.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds from the start of the film.
  public let uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// The film time now.
  public static func now() -> DispatchTime { DispatchTime(seconds: FilmClock.now) }

  init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    uptimeNanoseconds = nanoseconds < 1.8e19 ? UInt64(max(0, nanoseconds)) : .max
  }

  var seconds: Double { self == .distantFuture ? .infinity : Double(uptimeNanoseconds) / 1e9 }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    lhs.uptimeNanoseconds < rhs.uptimeNanoseconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.filmSeconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.filmSeconds
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

/// A date of a queue: film time as well.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  var seconds: Double

  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: FilmClock.now) }

  public static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool { lhs.seconds < rhs.seconds }

  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time + interval.filmSeconds
  }
}

extension DispatchTimeInterval {
  /// In seconds; infinite for never.
  var filmSeconds: Double {
    switch self {
    case .seconds(let value): Double(value)
    case .milliseconds(let value): Double(value) / 1e3
    case .microseconds(let value): Double(value) / 1e6
    case .nanoseconds(let value): Double(value) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
