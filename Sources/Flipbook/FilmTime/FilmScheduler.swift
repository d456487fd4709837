import FlipbookCombine
import FlipbookTime

/// A scheduler of film time.
public protocol FilmScheduler: Scheduler where SchedulerTimeType == FilmSchedulerTime {}

extension FilmScheduler {
  /// The film time now.
  public var now: FilmSchedulerTime { FilmSchedulerTime(seconds: FilmClock.now) }
  /// 0: film time is exact.
  public var minimumTolerance: FilmSchedulerTime.Stride { 0 }

  /// Calls the action at this film time, after the work under way.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    FilmClock.post(after: 0, action)
  }

  /// Calls the action at a film time, or after the work under way when that is past. The tolerance has no
  /// effect.
  public func schedule(
    after date: FilmSchedulerTime, tolerance: FilmSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    FilmClock.post(after: date.seconds - FilmClock.now, action)
  }

  /// Calls the action at a film time and again after each interval, until it is cancelled. The tolerance has
  /// no effect.
  public func schedule(
    after date: FilmSchedulerTime, interval: FilmSchedulerTime.Stride, tolerance: FilmSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(firstFire: date.seconds, interval: interval.magnitude, repeats: true) { _ in action() }
    timer.schedule()
    return AnyCancellable { timer.invalidate() }
  }
}
