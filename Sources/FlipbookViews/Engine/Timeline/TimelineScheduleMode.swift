import Foundation

/// How closely a timeline follows its schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Seldom; never in a film.
  case lowFrequency
  /// As the schedule says.
  case normal
}
