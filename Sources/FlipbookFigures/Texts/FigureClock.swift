import FlipbookCombine
import FlipbookTime
import Foundation

/// The film time from which a view counts: that of its appearance.
final class FigureClock: ObservableObject {
  let begin = FilmClock.now

  /// Seconds from the appearance to a date of a timeline.
  func time(at date: Date) -> TimeInterval { FilmClock.time(of: date) - begin }
}
