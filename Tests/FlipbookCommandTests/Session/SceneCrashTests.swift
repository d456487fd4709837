import Testing

@testable import FlipbookCommand

@Suite("What a program said before it ended")
struct SceneCrashTests {
  @Test(
    "a failed check and a call of fatalError are reported from other lines",
    arguments: [
      ("Shop/Store.swift:12: Fatal error: No store\n*** Signal 4", true),
      ("hello\nSwift/Array.swift:7: Fatal error: Index out of range\n", true),
      ("the word Fatal error: alone\n", false), ("", false),
    ])
  func fatal(printed: String, isFatal: Bool) { #expect(SceneCrash.hasFatalError(printed) == isFatal) }

  @Test("the message has the place and the text, whatever the runtime wrote of the stack")
  func message() {
    let crash = SceneCrash(
      path: "Row.swift", files: [("App/Store.swift", "/app/App/Store.swift")], signal: 4,
      printed: "Shop/Store.swift:12: Fatal error: No store\n*** Signal 4", backtrace: "", state: nil)
    #expect(crash.message == "App/Store.swift:12: the scene crashed: No store")
  }
}
