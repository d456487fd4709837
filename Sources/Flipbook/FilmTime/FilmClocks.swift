import FlipbookTime

/// Film time as a clock of Swift's own kind.
///
/// Stands in for the standard library's type in files that import Flipbook.
public struct ContinuousClock: Clock, Sendable {
  /// A film time.
  public struct Instant: InstantProtocol, Sendable {
    /// From the start of the film.
    var offset: Swift.Duration

    /// The film time now.
    public static var now: Instant { ContinuousClock().now }

    /// Returns the time a duration later.
    public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration up to another time; negative when that is earlier.
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    /// Whether one time is before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    /// Returns the time a duration later.
    public static func + (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: b) }
    /// Returns the time a duration earlier.
    public static func - (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: .zero - b) }
    /// Returns the duration from the second time to the first.
    public static func - (a: Instant, b: Instant) -> Swift.Duration { b.duration(to: a) }
  }

  /// Makes a clock. All show the same time.
  public init() {}

  /// The film time now.
  public static var now: Instant { ContinuousClock().now }

  /// The film time now.
  public var now: Instant { Instant(offset: .seconds(FilmClock.now)) }
  /// 1 nanosecond.
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }

  /// Waits until a film time. The tolerance has no effect. Throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await FilmClock.sleep(for: now.duration(to: deadline).filmSeconds)
  }

  /// Waits for a length of film time. The tolerance has no effect. Throws when the task is cancelled.
  public func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
    try await FilmClock.sleep(for: duration.filmSeconds)
  }

  /// The film time that work takes, which is none unless it waits.
  public func measure(_ work: () throws -> Void) rethrows -> Swift.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
}

/// Film time as well.
public typealias SuspendingClock = ContinuousClock

extension Clock where Self == ContinuousClock {
  /// The clock of film time.
  public static var continuous: ContinuousClock { ContinuousClock() }
  /// The clock of film time: a film doesn't sleep.
  public static var suspending: ContinuousClock { ContinuousClock() }
}

extension Swift.Duration {
  var filmSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

// `Task.sleep` in film time; these hide the standard library's in a file that imports Flipbook.
extension Task where Success == Never, Failure == Never {
  /// Waits so many nanoseconds of film time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await FilmClock.sleep(for: Double(duration) / 1e9)
  }

  /// Waits so many nanoseconds of film time, or until the task is cancelled.
  public static func sleep(_ duration: UInt64) async {
    try? await FilmClock.sleep(for: Double(duration) / 1e9)
  }

  /// Waits for a length of film time.
  public static func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
    try await FilmClock.sleep(for: duration.filmSeconds)
  }

  /// Waits for a length of film time.
  public static func sleep(
    for duration: Swift.Duration, tolerance: Swift.Duration? = nil, clock: ContinuousClock
  ) async throws {
    try await FilmClock.sleep(for: duration.filmSeconds)
  }

  /// Waits until a film time.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil,
    clock: ContinuousClock = .continuous
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
