import FlipbookCombine
import FlipbookTime

extension DispatchQueue: FilmScheduler {
  /// Film time.
  public typealias SchedulerTimeType = FilmSchedulerTime
  /// Options of the scheduler. They have no effect.
  public struct SchedulerOptions: Sendable {}
}

extension RunLoop: FilmScheduler {
  /// Film time.
  public typealias SchedulerTimeType = FilmSchedulerTime
}
