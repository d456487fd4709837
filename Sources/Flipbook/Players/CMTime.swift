import Foundation

/// A time as a fraction: ``value`` parts of a second of which there are ``timescale``.
public struct CMTime: Hashable, Sendable {
  /// The kind of a time: a number, or a value without one.
  enum Kind: Hashable, Sendable { case invalid, number, positiveInfinity, negativeInfinity, indefinite }

  /// Parts of a second.
  public var value: Int64
  /// Parts that make a second.
  public var timescale: Int32
  var kind = Kind.number

  /// Makes no time.
  public init() { (value, timescale, kind) = (0, 0, .invalid) }

  /// Makes a time; none where the timescale is 0 or less.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { kind = .invalid }
  }

  /// Makes the nearest time to a number of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: 0, timescale: preferredTimescale)
    guard kind == .number else { return }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if seconds.isNaN {
      kind = .invalid
    } else if abs(parts) >= 9e18 {
      kind = parts > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      value = Int64(parts)
    }
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }

  /// 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(.indefinite)
  /// Later than all others.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// Earlier than all others.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// In seconds; not a number for what is no time.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .invalid, .indefinite: .nan
    }
  }

  /// Whether it is a time at all.
  public var isValid: Bool { kind != .invalid }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { kind == .number }
  /// Whether it is not known.
  public var isIndefinite: Bool { kind == .indefinite }
}

extension CMTime: Comparable {
  /// Whether one comes before the other.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }

  /// Whether both are the same time, whatever their timescales.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.kind == rhs.kind && (lhs.kind != .number || lhs.seconds == rhs.seconds)
  }

  /// Hashes the seconds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if kind == .number { hasher.combine(seconds) }
  }

  /// The sum, in the finer timescale.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { joined(lhs, rhs, lhs.seconds + rhs.seconds) }
  /// The difference, in the finer timescale.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { joined(lhs, rhs, lhs.seconds - rhs.seconds) }

  private static func joined(_ lhs: CMTime, _ rhs: CMTime, _ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: max(lhs.timescale, rhs.timescale, 1))
  }
}

/// Makes a time of a number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes the nearest time to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
