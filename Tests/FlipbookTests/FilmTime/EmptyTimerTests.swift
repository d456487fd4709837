import Flipbook
import Testing

@MainActor
@Suite("timers that wait for others")
struct EmptyTimerTests {
  @Test("a timer without anything to do isn't valid, and is invalidated without harm")
  func empty() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid && timer.timeInterval == 0)
  }
}
