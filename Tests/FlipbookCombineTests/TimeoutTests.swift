import Testing

@testable import FlipbookCombine

@Suite("A publisher with a timeout")
struct TimeoutTests {
  private struct Late: Error {}

  /// What arrives of values at 3 and 7, by a time, where one has to come within 5.
  private func log(until end: Int, error: (() -> Late)?) -> String {
    let (scheduler, subject) = (ManualScheduler(), PassthroughSubject<Int, Late>())
    var parts: [String] = []
    let link = subject.timeout(5, scheduler: scheduler, customError: error).sink {
      if case .failure = $0 { parts.append("!") } else { parts.append("|") }
    } receiveValue: {
      parts.append("\($0)")
    }
    for time in 1...end {
      scheduler.advance(to: time)
      if time == 3 || time == 7 { subject.send(time) }
    }
    link.cancel()
    return parts.joined(separator: " ")
  }

  @Test("ends when no value has come for a while, each value gives it another")
  func timeout() {
    #expect(log(until: 2, error: nil) == "")
    #expect(log(until: 11, error: nil) == "3 7")
    #expect(log(until: 12, error: nil) == "3 7 |")
    #expect(log(until: 12) { Late() } == "3 7 !")
  }
}
