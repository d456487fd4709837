import Foundation
import Testing

@Suite("Operation queues in scene files")
struct OperationQueueTests {
  /// Operations of each kind, which say on standard output when they run.
  private static let source = """
    // flipbook: --duration 3s --size 40x40 --fps 10
    import SwiftUI
    import Foundation

    func say(_ text: String) { print(String(format: "%.3f", Date().timeIntervalSinceReferenceDate), text) }

    class Pause: Operation, @unchecked Sendable {
      let seconds: Double
      init(_ seconds: Double) { self.seconds = seconds; super.init() }
      override func main() { Thread.sleep(forTimeInterval: seconds) }
    }

    class Late: Operation, @unchecked Sendable {
      private var over = false
      override var isAsynchronous: Bool { true }
      override var isFinished: Bool { over }
      override func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.willChangeValue(forKey: "isFinished")
          self.over = true
          self.didChangeValue(forKey: "isFinished")
        }
      }
    }

    struct ContentView: View {
      @State private var serial: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
      }()
      @State private var all = OperationQueue()

      var body: some View {
        Rectangle().onAppear {
          for number in 1...2 {
            serial.addOperation(Pause(0.5))
            serial.addOperation { DispatchQueue.main.async { say("serial \\(number)") } }
          }
          for number in 1...2 { all.addOperation { Thread.sleep(forTimeInterval: 0.3); say("both \\(number)") } }
          all.addBarrierBlock { say("barrier") }
          let (late, last) = (Late(), BlockOperation { say("last") })
          last.addDependency(late)
          last.completionBlock = { say("completed \\(last.isFinished)") }
          all.addOperations([last, late], waitUntilFinished: false)
          let called = BlockOperation { say("never") }
          called.cancel()
          OperationQueue.main.addOperation(called)
          OperationQueue.main.addOperation { say("main") }
          let waiting = OperationQueue()
          waiting.isSuspended = true
          waiting.addOperation { say("resumed") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { waiting.isSuspended = false }
          NotificationCenter.default.addObserver(forName: .init("told"), object: nil, queue: .main) { _ in say("told") }
          NotificationCenter.default.addObserver(forName: .init("told"), object: nil, queue: OperationQueue.main) { _ in
            say("told by ours")
          }
          NotificationCenter.default.post(name: .init("told"), object: nil)
        }
      }
    }
    """

  @Test("Each operation runs at its film time, in order, whatever sleeps")
  func times() throws {
    try FlipbookProgram.write("Queues.swift", Self.source)
    let result = try FlipbookProgram.run(["still", "Queues.swift", "--at", "100%", "-o", "queues.png", "-y"])
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    for line in [
      "0.000 main", "0.000 told", "0.000 told by ours", "0.300 both 1", "0.300 both 2", "0.300 barrier",
      "0.500 serial 1", "0.800 last", "0.800 completed true", "1.000 serial 2", "2.000 resumed",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
    #expect(!lines.contains { $0.hasSuffix("never") })
  }

  @Test("operations that wait for each other are done when somebody waits for one of them")
  func circle() throws {
    try FlipbookProgram.write(
      "Circle.swift",
      """
      // flipbook: --duration 1s --size 40x40 --fps 10
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          Rectangle().onAppear {
            let (one, other) = (BlockOperation { print("one") }, BlockOperation { print("other") })
            one.addDependency(other)
            other.addDependency(one)
            OperationQueue().addOperations([one, other], waitUntilFinished: true)
            print("both", one.isFinished, other.isFinished)
          }
        }
      }
      """)
    let result = try FlipbookProgram.run(["still", "Circle.swift", "--at", "100%", "-o", "circle.png", "-y"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").suffix(3) == ["other", "one", "both true true"])
  }
}
