import FlipbookPicture
import Testing

/// Times of the file against closed forms.
@Suite struct VideoTimingTests {
  @Test func aPartIsPlayedOnce() {
    var timing = VideoTiming()
    (timing.from, timing.to, timing.speed) = (2, 4, 2)
    #expect(timing.time(at: -1, duration: 10) == 2)
    #expect(timing.time(at: 0.5, duration: 10) == 3)
    #expect(timing.length(of: 10) == 1)
    let last = timing.time(at: 7, duration: 10)
    #expect(last < 4 && last > 3.9999)
  }

  @Test func aLoopBeginsAnewAtItsEnd() {
    var timing = VideoTiming()
    (timing.from, timing.to, timing.isLooped) = (1, 2, true)
    for run in 0..<50 {
      let frame = Double(run) + 10.0 / 30
      #expect(abs(timing.time(at: Double(run), duration: 10) - 1) < 1e-9)
      #expect(abs(timing.time(at: frame, duration: 10) - 1 - 10.0 / 30) < 1e-9)
      #expect(abs(timing.time(at: Double(run + 1) - 1e-9, duration: 10) - 1) < 1e-9)
    }
    #expect(timing.length(of: 10) == nil)
  }

  @Test func backwardsGoesFromTheEnd() {
    var timing = VideoTiming()
    (timing.from, timing.to, timing.speed) = (1, 3, -1)
    #expect(abs(timing.time(at: 0, duration: 10) - 3) < 1e-4)
    #expect(abs(timing.time(at: 0.5, duration: 10) - 2.5) < 1e-4)
    #expect(timing.time(at: 5, duration: 10) == 1)
  }

  @Test func whatLiesBehindTheFileIsItsEnd() {
    var timing = VideoTiming()
    (timing.from, timing.to) = (8, 12)
    #expect(timing.part(of: 10) == 8...10)
    (timing.from, timing.to) = (20, 30)
    #expect(timing.time(at: 3, duration: 10) == 10)
    timing.speed = .nan
    #expect(timing.time(at: 3, duration: 10) == 10)
  }
}
