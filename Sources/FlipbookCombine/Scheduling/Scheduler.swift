/// Something that runs work now or later. All of them run in film time on the scene's one thread.
public protocol Scheduler<SchedulerTimeType> {
  /// A time, as the scheduler counts it.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduler's options, which have no effect.
  associatedtype SchedulerOptions

  /// The time now.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that makes sense.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Calls an action as soon as the scheduler can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls an action at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Calls an action at a time and again after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls an action as soon as the scheduler can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls an action at a time, with the smallest tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}
