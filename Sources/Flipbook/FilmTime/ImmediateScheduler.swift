import FlipbookCombine
import FlipbookTime

/// Runs what it is given at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Film time.
  public typealias SchedulerTimeType = FilmSchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The one that all share.
  public static let shared = ImmediateScheduler()

  /// The film time now.
  public var now: FilmSchedulerTime { FilmSchedulerTime(seconds: FilmClock.now) }
  /// 0: film time is exact.
  public var minimumTolerance: FilmSchedulerTime.Stride { 0 }

  /// Calls the action now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls the action now, whatever the date.
  public func schedule(
    after date: FilmSchedulerTime, tolerance: FilmSchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls the action now, once, whatever the date and the interval.
  public func schedule(
    after date: FilmSchedulerTime, interval: FilmSchedulerTime.Stride, tolerance: FilmSchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
