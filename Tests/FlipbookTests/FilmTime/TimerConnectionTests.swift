import Flipbook
import FlipbookTime
import Testing

@MainActor
@Suite("connections of timers' publishers")
struct TimerConnectionTests {
  @Test("a timer runs on where nobody keeps its connection, until one that is asked for later is cancelled")
  func kept() {
    let (outer, runLoop) = (FilmClock.runLoop, VirtualRunLoop())
    FilmClock.runLoop = runLoop
    defer { FilmClock.runLoop = outer }
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    var times: [Double] = []
    let listener = timer.sink { _ in times.append(runLoop.now) }
    _ = timer.connect()
    _ = timer.connect()
    while runLoop.runNext(until: 1.6) {}
    #expect(times == [0.5, 1, 1.5])
    timer.connect().cancel()
    while runLoop.runNext(until: 3) {}
    #expect(times == [0.5, 1, 1.5])
    _ = timer.connect()
    while runLoop.runNext(until: 3.6) {}
    #expect(times.count > 3, "\(times)")
    listener.cancel()
    timer.connect().cancel()
  }

  @Test("an interval of nothing is a tenth of a millisecond")
  func shortest() {
    let (outer, runLoop) = (FilmClock.runLoop, VirtualRunLoop())
    FilmClock.runLoop = runLoop
    defer { FilmClock.runLoop = outer }
    let timer = Timer.publish(every: 0, on: .main, in: .common)
    var count = 0
    let listener = timer.sink { _ in
      count += 1
      timer.connect().cancel()
    }
    _ = timer.connect()
    while runLoop.runNext(until: 1) {}
    #expect(count == 1)
    listener.cancel()
  }
}
