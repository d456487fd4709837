import Foundation
import Testing

@Suite("Film time in scene files")
struct FilmTimeTests {
  private static let file = "FilmTime.swift"

  /// Everything a scene can wait with, each of which says on standard output when it runs.
  private static let source = """
    // flipbook: --duration 2s --size 40x40 --fps 10
    import SwiftUI
    import Combine
    import Dispatch
    import Foundation

    func say(_ text: String) { print(String(format: "%.3f", Date().timeIntervalSinceReferenceDate), text) }

    actor Counter {
      var value = 0
      func next() -> Int { value += 1; return value }
    }

    final class Model: ObservableObject {
      @Published var word = ""
      var links: Set<AnyCancellable> = []
      init() {
        $word.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { say("debounced \\($0)") }.store(in: &links)
      }
    }

    struct ContentView: View {
      @StateObject private var model = Model()
      @State private var ticks = 0
      let ticker = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

      var body: some View {
        Rectangle().onAppear(perform: start)
          .onReceive(ticker) { date in ticks += 1; say("tick \\(date.timeIntervalSinceReferenceDate)") }
          .onChange(of: ticks) { say("changed \\($0)") }
          .task {
            let counter = Counter()
            let sum = await withTaskGroup(of: Int.self) { group in
              for _ in 0..<3 { group.addTask { await counter.next() } }
              return await group.reduce(0, +)
            }
            say("sum \\(sum)")
            try? await Task.sleep(for: .seconds(0.7))
            say("slept \\(ContinuousClock().now == .now)")
          }
      }

      func start() {
        let group = DispatchGroup()
        for part in 1...2 { DispatchQueue.global().async(group: group) { say("part \\(part)") } }
        group.notify(queue: .main) { say("both parts") }
        let awaited = DispatchGroup()
        DispatchQueue.global().async(group: awaited) { say("awaited") }
        awaited.enter()
        DispatchQueue.global().async(group: awaited) { awaited.leave() }
        awaited.wait()
        say("waited \\(awaited.wait(timeout: .now()) == .success)")
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.35, 0, 0, 0) { _ in
          say("run loop")
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
        let dropped = DispatchWorkItem { say("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: dropped)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { dropped.cancel(); say("cancelled") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { say("later \\(CACurrentMediaTime())") }
        var count = 0
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          count += 1
          if count == 3 { timer.invalidate(); say("third") }
        }
        model.word = "a"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { model.word = "ab" }
        let task = Task { do { try await Task.sleep(nanoseconds: 900_000_000) } catch { say("task cancelled") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { task.cancel() }
      }
    }
    """

  private static func run(_ place: String = "100%") throws -> FlipbookProgram.Result {
    try FlipbookProgram.write(file, source)
    return try FlipbookProgram.run(["still", file, "--at", place, "-o", "film-time.png", "-y"])
  }

  @Test("queues, timers, publishers and tasks run at film times, in a defined order, and never by the clock")
  func order() throws {
    let result = try Self.run()
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors == "")
    #expect(
      result.output == """
        0.000 awaited
        0.000 waited true
        0.000 sum 6
        0.000 part 1
        0.000 part 2
        0.000 both parts
        0.250 later 0.25
        0.300 cancelled
        0.300 third
        0.350 run loop
        0.500 tick 0.5
        0.500 changed 1
        0.500 debounced ab
        0.600 task cancelled
        0.700 slept true
        1.000 tick 1.0
        1.000 changed 2
        1.500 tick 1.5
        1.500 changed 3

        """)
    let again = try Self.run()
    #expect(again.output == result.output)
  }
}
