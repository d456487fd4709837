import FlipbookCombine
import FlipbookTime

/// A film time, as the schedulers count it.
public struct FilmSchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds from the start of the film.
  public var seconds: Double

  /// A length of film time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    /// The seconds, with their sign.
    public var magnitude: Double

    /// Makes a length from seconds.
    public init(_ seconds: Double) { magnitude = seconds }
    /// Makes a length from whole seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// Makes a length from seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Makes a length from whole seconds, rounded to a `Double`; never nil.
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    /// Makes a length from seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Whether one length is shorter.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Adds two lengths.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// Subtracts a length from another.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// Multiplies the seconds of two lengths.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Multiplies the seconds of two lengths, in place.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }

  /// Returns the length up to another time; negative when that is earlier.
  public func distance(to other: FilmSchedulerTime) -> Stride { Stride(other.seconds - seconds) }

  /// Returns the time a length later.
  public func advanced(by n: Stride) -> FilmSchedulerTime {
    FilmSchedulerTime(seconds: seconds + n.magnitude)
  }
}
