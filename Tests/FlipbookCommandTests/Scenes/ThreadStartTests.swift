import Testing

@Suite("Threads of scene files")
struct ThreadStartTests {
  private static let file = "ThreadStart.swift"

  private static let source = """
    // flipbook: --size 40x40 --duration 9s
    import SwiftUI

    func say(_ text: String) { print(Date().timeIntervalSinceReferenceDate, text) }

    struct ContentView: View {
      var body: some View {
        Rectangle()
          .onAppear {
            Thread.detachNewThread {
              Thread.sleep(forTimeInterval: 0.5)
              say("detached")
            }
            let thread = Thread {
              sleep(1)
              say("block")
              DispatchQueue.main.async { say("shown") }
            }
            thread.start()
          }
      }
    }
    """

  @Test("a thread that a scene starts works in film time, and what it hands on comes later in the film")
  func starts() throws {
    try FlipbookProgram.write(Self.file, Self.source)
    let result = try FlipbookProgram.run(["still", Self.file, "--at", "8s", "-o", "thread-start.png", "-y"])
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.split(separator: "\n").sorted().map(String.init) == [
        "0.5 detached", "1.0 block", "1.0 shown",
      ])
  }
}
