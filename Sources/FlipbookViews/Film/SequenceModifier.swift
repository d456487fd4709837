import FlipbookCombine
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation

extension View {
  /// Shows the view for a while, counted from the appearance of what is around it. The view comes when it is shown: its
  /// own times, animations and sounds count from there.
  ///
  /// - Parameters:
  ///   - start: In seconds.
  ///   - duration: In seconds; nil for as long as what is around it.
  public func sequence(at start: TimeInterval, for duration: TimeInterval? = nil) -> some View {
    SequenceView(content: self, start: start, end: duration.map { start + $0 } ?? .infinity)
  }

  /// Begins a chapter of the film when the view comes.
  public func filmSection(_ title: String) -> some View {
    onAppear { FilmStructure.current.add(FilmChapter(title: title, start: FilmClock.now)) }
  }
}

/// A view that is there for a while.
private struct SequenceView<Content: View>: View {
  let content: Content
  let start: TimeInterval
  let end: TimeInterval
  @StateObject private var clock = SequenceClock()

  var body: some View {
    let begin = clock.begin
    let times = [0, start, end].filter { $0.isFinite && $0 >= 0 }.sorted()
    TimelineView(.explicit(times.map { FilmClock.date(at: begin + $0) })) { context in
      let time = FilmClock.time(of: context.date) - begin + Self.tolerance
      if start <= time, time < end { content }
    }
  }

  /// Sums of times are not exact: what is due within this many seconds is there.
  private static var tolerance: TimeInterval { 1e-6 }
}

/// The film time from which a sequence counts.
private final class SequenceClock: ObservableObject {
  let begin = FilmClock.now
}
