import FlipbookTime
import Testing

@MainActor struct VirtualRunLoopTests {
  @Test("work comes in order of time, then in the order it was asked for")
  func workInOrder() {
    let runLoop = VirtualRunLoop()
    var done: [String] = []
    runLoop.post(at: 2) { done.append("late") }
    runLoop.post(at: 1) { done.append("first") }
    runLoop.post(at: 1) { done.append("second") }
    runLoop.post(at: 1.5) { done.append("never") }.cancel()
    while runLoop.runNext(until: 2) {}
    #expect(done == ["first", "second", "late"])
    #expect(runLoop.now == 2)
  }

  @Test("work that sleeps puts off what follows from it, and nothing else")
  func sleepingWork() {
    let runLoop = VirtualRunLoop()
    var done: [String] = []
    func record(_ name: String) { done.append("\(name) \(runLoop.workTime)") }
    runLoop.post(at: 1) {
      record("before")
      runLoop.sleep(2)
      record("after")
      runLoop.post(after: 0.5) { record("later") }
      runLoop.post(at: 1) { record("at once") }
    }
    runLoop.post(at: 1) { record("other") }
    runLoop.post(at: 1.5) { record("next") }
    while runLoop.runNext(until: 5) {}
    #expect(
      done == ["before 1.0", "after 3.0", "other 1.0", "next 1.5", "at once 3.0", "later 3.5"])
  }

  @Test("the end of a turn is reported once, and again only where it is asked for anew")
  func endOfTurn() {
    let runLoop = VirtualRunLoop()
    var turns = 0
    func ask() {
      runLoop.atEndOfTurn {
        turns += 1
        if turns == 1 { ask() }
      }
    }
    ask()
    #expect(runLoop.endTurn())
    #expect(turns == 1)
    #expect(runLoop.endTurn())
    #expect(turns == 2)
    #expect(!runLoop.endTurn())
  }

  @Test("without a run loop the clock shows the time that is drawn")
  func drawingTime() {
    FilmClock.runLoop = nil
    FilmClock.drawingTime = 3
    #expect(FilmClock.now == 3)
    let runLoop = VirtualRunLoop()
    FilmClock.runLoop = runLoop
    runLoop.advance(to: 5)
    #expect(FilmClock.now == 5)
    FilmClock.runLoop = nil
    FilmClock.drawingTime = 0
  }
}
