import FlipbookTime

/// A time of a queue: film time.
///
/// Stands in for Dispatch's type in files that import Flipbook.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds from the start of the film.
  public let uptimeNanoseconds: UInt64

  /// Makes a time from nanoseconds since the start of the film.
  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  /// A time that never comes: work that is put off until then is dropped.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// The film time now.
  public static func now() -> DispatchTime { DispatchTime(seconds: FilmClock.now) }

  init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    uptimeNanoseconds = nanoseconds < 1.8e19 ? UInt64(max(0, nanoseconds)) : .max
  }

  var seconds: Double { self == .distantFuture ? .infinity : Double(uptimeNanoseconds) / 1e9 }

  /// Whether one time is before another.
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    lhs.uptimeNanoseconds < rhs.uptimeNanoseconds
  }

  /// Returns a time so many seconds later, not before the start of the film.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns a time so many seconds earlier, not before the start of the film.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// Returns a time an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.filmSeconds
  }

  /// Returns a time an interval earlier, not before the start of the film.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.filmSeconds
  }

  /// Returns a time an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
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
