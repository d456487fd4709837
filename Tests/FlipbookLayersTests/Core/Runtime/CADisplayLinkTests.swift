import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct CADisplayLinkTests {
  private func times(_ rate: Double, until end: Double, _ set: (CADisplayLink) -> Void = { _ in }) -> [Double]
  {
    let film = LayerFilm.runtime()
    let outer = FilmClock.frameDuration
    FilmClock.frameDuration = 1 / rate
    defer { FilmClock.frameDuration = outer }
    var times: [Double] = []
    let link = CADisplayLink { link in
      #expect(link.timestamp == LayerClock.now)
      times.append(link.timestamp)
      if times.count == 8 { link.invalidate() }
    }
    set(link)
    link.start()
    film.run(until: end)
    return times
  }

  @Test func itCallsSixtyTimesASecondWhateverTheFilmsRate() {
    for rate in [10.0, 30, 60] {
      let times = times(rate, until: 0.055)
      #expect(times.count == 3 && zip(times, [1, 2, 3]).allSatisfy { abs($0 - Double($1) / 60) < 1e-9 })
    }
    #expect(times(30, until: 10).count == 8)
  }

  @Test func aPreferredRateLeavesFramesOut() {
    #expect(times(60, until: 0.21) { $0.preferredFramesPerSecond = 20 }.count == 4)
  }

  @Test func aPausedLinkDoesNotCall() {
    #expect(times(10, until: 1) { $0.isPaused = true }.isEmpty)
  }
}
