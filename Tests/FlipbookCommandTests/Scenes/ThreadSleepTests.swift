import Testing

@Suite("Sleeps of threads in scene files")
struct ThreadSleepTests {
  private static let file = "ThreadSleep.swift"

  private static let source = """
    // flipbook: --size 40x40 --duration 9s
    import SwiftUI

    func say(_ text: String) { print(Date().timeIntervalSinceReferenceDate, text) }

    struct ContentView: View {
      @State private var isShown = false
      var body: some View {
        Rectangle()
          .onAppear {
            DispatchQueue.global().async {
              Thread.sleep(forTimeInterval: 0.5)
              say("slept")
              DispatchQueue.main.async { say("shown") }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { say("later") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { say("other") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
              sleep(2)
              say("seconds")
              usleep(250_000)
              say("millionths")
              Thread.sleep(until: Date() + 0.5)
              say("date")
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 4) { say("between") }
          }
      }
    }
    """

  @Test(
    "what follows from work that sleeps comes later in the film, other work goes on, and nothing waits by the clock"
  )
  func waits() throws {
    try FlipbookProgram.write(Self.file, Self.source)
    let result = try FlipbookProgram.run(["still", Self.file, "--at", "8s", "-o", "thread-sleep.png", "-y"])
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output == """
        0.5 slept
        0.25 other
        0.5 shown
        1.5 later
        5.0 seconds
        5.25 millionths
        5.75 date
        4.0 between

        """)
  }

  @Test(
    "a state that a sleeping thread sets shows as late as it is set, and the thread reads what it has set")
  func state() throws {
    let source = """
      // flipbook: --size 40x40 --duration 4s
      import SwiftUI

      struct ContentView: View {
        @State private var typed = ""
        var body: some View {
          Text(typed)
            .onChange(of: typed) { _, new in print(Date().timeIntervalSinceReferenceDate, new) }
            .onAppear {
              DispatchQueue.global().async {
                for letter in "abc" {
                  Thread.sleep(forTimeInterval: 0.5)
                  typed += String(letter)
                }
              }
            }
        }
      }
      """
    try FlipbookProgram.write("SleepingState.swift", source)
    let result = try FlipbookProgram.run([
      "still", "SleepingState.swift", "--at", "2s", "-o", "sleeping-state.png", "-y",
    ])
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    #expect(result.output == "0.5 a\n1.0 ab\n1.5 abc\n")
  }

  @Test("a main queue that sleeps is reported")
  func mainQueue() throws {
    let source = Self.source.replacing("DispatchQueue.global().async {", with: "DispatchQueue.main.async {")
    try FlipbookProgram.write("MainSleep.swift", source)
    let result = try FlipbookProgram.run([
      "still", "MainSleep.swift", "--at", "1s", "-o", "main-sleep.png", "-y",
    ])
    #expect(result.code == 0)
    #expect(result.errors.contains("time.blocked") || result.errors.contains("The main queue sleeps"))
  }
}
