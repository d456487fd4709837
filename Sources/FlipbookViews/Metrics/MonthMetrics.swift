import FlipbookDrawing
import Foundation

/// The calendar of a graphical date picker.
package struct MonthMetrics: Equatable, Sendable {
  /// The row of the month's name, of the names of the days, and of a week.
  package var header: CGFloat = 71.33
  package var weekdays: CGFloat = 20.33
  package var week: CGFloat = 42.33
  /// Beside the days, and under the last week.
  package var side: CGFloat = 3
  package var bottom: CGFloat = 8.33
  /// From the days' sides to the month's name and to the ways to other months, and between those.
  package var headerSide: CGFloat = 9
  package var betweenChevrons: CGFloat = 34
  /// The disc of the chosen day.
  package var circle: CGFloat = 41.33
  /// All weeks together, however many a month has; nil where each adds its own height.
  package var weeks: CGFloat?
  /// Under the weeks: a space, and the plate of the time, whose label and end are this far from the sides.
  package var aboveTime: CGFloat = 0
  package var time: CGFloat = 0
  package var timeSide: CGFloat = 0
  package var belowTime: CGFloat = 0

  /// Of a calendar with the time below it.
  package static let timed: MonthMetrics = {
    var metrics = MonthMetrics()
    (metrics.header, metrics.weekdays) = (52, 16.33)
    (metrics.week, metrics.weeks, metrics.circle) = (37, 222, 37)
    (metrics.side, metrics.headerSide) = (1.67, 7)
    (metrics.aboveTime, metrics.time, metrics.timeSide) = (7, 36, 8.33)
    (metrics.belowTime, metrics.bottom) = (15, 0)
    return metrics
  }()
}
