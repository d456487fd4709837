import FlipbookCombine
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation

/// Parts of a film, one after the other.
///
/// ```swift
/// Series {
///   Section("Intro", duration: 4) { Title() }
///   Section("The idea", duration: 8, transition: .push()) { Idea() }
///   Shot(3, transition: .fade(1)) { EndCard() }
/// }
/// ```
/// A part's views come when it begins: their own times, animations and sounds count from there. During a transition both
/// parts are there. The transition of the first part shows what lies behind the series. The last part stays. Sections are
/// chapters of the film.
public struct Series: View {
  private let parts: [SeriesPart]
  @StateObject private var clock = SeriesClock()

  /// Makes a series of shots and sections.
  public init(@SeriesBuilder _ parts: () -> [SeriesPart]) { self.parts = parts() }

  /// The parts of the moment.
  public var body: some View {
    let plan = SeriesPlan(parts)
    let begin = clock.begin
    let _ = clock.record(plan)
    GeometryReader { room in
      TimelineView(.explicit(plan.times.map { FilmClock.date(at: begin + $0) })) { context in
        let time = FilmClock.time(of: context.date) - begin + Self.tolerance
        ZStack {
          ForEach(plan.present(at: time)) { entry in
            SeriesFrame(entry: entry, isLeaving: entry.leaves <= time, size: room.size)
              .zIndex(Double(entry.id))
          }
        }
        .frame(width: room.size.width, height: room.size.height)
        .clipped()
      }
    }
  }

  /// Sums of times are not exact: what is due within this many seconds is there.
  private static let tolerance = 1e-6
}

/// The time from which a series counts, and the chapters that it has reported.
private final class SeriesClock: ObservableObject {
  /// The film time of the view's appearance.
  let begin = FilmClock.now
  private var hasReported = false

  /// Adds the chapters to the film, once.
  @MainActor
  func record(_ plan: SeriesPlan) {
    guard !hasReported else { return }
    hasReported = true
    for entry in plan.entries {
      if let title = entry.part.title {
        FilmStructure.current.add(FilmChapter(title: title, start: begin + entry.start))
      }
    }
  }
}
