/// A length of time as schedulers take it.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a length of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a length of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns a length of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a length of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a length of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

extension SchedulerTimeIntervalConvertible {
  /// Makes a length from whole seconds.
  public static func seconds(_ s: Int) -> Self { .seconds(Double(s)) }
  /// Makes a length from milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { .seconds(Double(ms) / 1e3) }
  /// Makes a length from microseconds.
  public static func microseconds(_ us: Int) -> Self { .seconds(Double(us) / 1e6) }
  /// Makes a length from nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { .seconds(Double(ns) / 1e9) }
}
