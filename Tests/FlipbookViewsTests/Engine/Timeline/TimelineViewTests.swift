import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct TimelineViewTests {
  private struct Bar: View {
    let length: Double
    var body: some View { Color.red.frame(width: length, height: 1) }
  }

  /// The film time shown at each of some frames.
  private func shown<S: TimelineSchedule>(_ schedule: S, at times: [Double]) -> [Double] {
    let runtime = ViewRuntime(1000, 100) {
      TimelineView(schedule) { timeline in
        Bar(length: 1 + FilmClock.time(of: timeline.date))
      }
    }
    return times.map { Double(runtime.fills(at: $0)[0].width) - 1 }
  }

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 } }

  @Test("the animation schedule follows every frame")
  func animation() {
    #expect(isNear(shown(.animation, at: [0, 0.1, 0.35, 2]), [0, 0.1, 0.35, 2]))
  }

  @Test("a least interval keeps the date until it is over")
  func minimumInterval() {
    #expect(
      isNear(shown(.animation(minimumInterval: 0.5), at: [0, 0.2, 0.5, 0.9, 1.6]), [0, 0, 0.5, 0.5, 1.5]))
    #expect(isNear(shown(.animation(paused: true), at: [0, 1, 2]), [0, 0, 0]))
  }

  @Test("a periodic schedule starts with the entry just before now")
  func periodic() {
    let start = FilmClock.date(at: 0).addingTimeInterval(-0.25)
    #expect(
      isNear(shown(.periodic(from: start, by: 1), at: [0, 0.7, 0.75, 2.8]), [-0.25, -0.25, 0.75, 2.75]))
  }

  @Test("explicit dates and minutes are kept")
  func explicit() {
    let dates = [0.5, 1, 4].map { FilmClock.date(at: 0).addingTimeInterval($0) }
    #expect(isNear(shown(.explicit(dates), at: [0.6, 1, 3.9, 4, 9]), [0.5, 1, 1, 4, 4]))
    #expect(isNear(shown(.everyMinute, at: [0, 59.9, 60, 130]), [0, 0, 60, 120]))
  }

  @Test("in a film that begins in 2026 no entry comes a frame late, though dates are coarser than film times")
  func laterBeginning() {
    let context = SceneContext.current.nextScene()
    context.whileCurrent {
      FilmClock.setStart(Date(timeIntervalSince1970: 1_795_858_860), in: context)
      let times = (0..<240).map { Double($0) / 60 }
      for interval in [1.0 / 60, 1.0 / 30, 0.1, 0.25] {
        let entries = times.map { (($0 / interval + 1e-6).rounded(.down)) * interval }
        let got = shown(.periodic(from: FilmClock.date(at: 0), by: interval), at: times)
        #expect(zip(got, entries).allSatisfy { abs($0 - $1) < 1e-5 }, "every \(interval) s")
      }
      let dates = times.map { FilmClock.date(at: $0) }
      #expect(zip(shown(.explicit(dates), at: times), times).allSatisfy { abs($0 - $1) < 1e-5 })
    }
  }
}
