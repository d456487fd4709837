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
}
