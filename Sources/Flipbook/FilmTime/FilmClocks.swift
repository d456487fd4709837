/// Film time as a clock of Swift's own kind.
///
/// Stands in for the standard library's type in files that import Flipbook.
public struct ContinuousClock: Clock, Sendable {
  /// A film time.
  public struct Instant: InstantProtocol, Sendable {
    /// From the start of the film.
    var offset: Swift.Duration

    public static var now: Instant { ContinuousClock().now }

    public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    public static func + (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: b) }
    public static func - (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: .zero - b) }
    public static func - (a: Instant, b: Instant) -> Swift.Duration { b.duration(to: a) }
  }

  public init() {}

  public static var now: Instant { ContinuousClock().now }

  public var now: Instant { Instant(offset: .seconds(FilmClock.now)) }
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await FilmClock.sleep(for: now.duration(to: deadline).filmSeconds)
  }

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
  public static var continuous: ContinuousClock { ContinuousClock() }
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
