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
