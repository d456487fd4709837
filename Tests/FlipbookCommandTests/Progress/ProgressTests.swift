import FlipbookDiagnostics
import Testing

@testable import FlipbookCommand

@Suite("Progress")
struct ProgressTests {
  @Test("a line has frames, share, speed and time left")
  func line() {
    #expect(
      ProgressSnapshot(done: 45, total: 150, elapsed: 1.5).line == "45/150 frames  30%  30 fps  0:04 left")
    #expect(ProgressSnapshot(done: 0, total: 150, elapsed: 0).line == "0/150 frames  0%")
    #expect(ProgressSnapshot(done: 150, total: 150, elapsed: 60).line == "150/150 frames  100%  2.5 fps")
  }

  @Test("a bar fits the terminal, and gives way to the numbers when that is narrow")
  func bar() {
    let snapshot = ProgressSnapshot(done: 75, total: 150, elapsed: 3)
    for columns in [20, 40, 60, 80, 200] { #expect(snapshot.bar(columns: columns).count < columns) }
    #expect(snapshot.bar(columns: 120).hasPrefix("▕" + String(repeating: "█", count: 20) + " "))
    #expect(!snapshot.bar(columns: 40).contains("▕"))
  }

  @Test("events are lines of JSON with sorted keys")
  func events() {
    #expect(
      ProgressSnapshot(done: 1, total: 2, elapsed: 0.5).event.json
        == #"{"elapsed":0.5,"event":"progress","fps":2,"frame":1,"frames":2,"remaining":0.5}"#)
    #expect(
      ProgressEvent.diagnostic(Diagnostic(code: "a.b", message: "No \"x\"."), count: 3).json
        == #"{"code":"a.b","count":3,"event":"diagnostic","message":"No \"x\".","place":null,"severity":"warning"}"#
    )
  }

  @Test("times read as people write them")
  func times() {
    #expect(TimeText.clock(0) == "0:00")
    #expect(TimeText.clock(61.2) == "1:02")
    #expect(TimeText.clock(3_723) == "1:02:03")
    #expect(TimeText.clock(.infinity) == "?")
    #expect(TimeText.seconds(1.5) == "1.5 s")
    #expect(TimeText.seconds(2) == "2 s")
  }
}
