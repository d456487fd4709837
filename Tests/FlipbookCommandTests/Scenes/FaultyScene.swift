/// A scene file whose views and clips hang, end and break as their props ask; compiled once for all tests.
enum FaultyScene {
  static let name = "Faulty.swift"

  static let source = """
    import SwiftUI

    struct Faulty: Clip {
      var size: CGSize { CGSize(width: 40, height: 20) }
      var duration: TimeInterval { 1 }
      var frameRate: Double { 10 }
      let mode = Props.current.string("mode")
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        guard time >= 0.3 else { return }
        switch mode {
        case "endless": spin()
        case "waits": if access("hang-now", F_OK) == 0 { spin() }
        case "slow":
          // Questions for the scene's stack interrupt it; the system counts what is left of the time.
          var left = timeval(tv_sec: 2, tv_usec: 500_000)
          while select(0, nil, nil, nil, &left) < 0 {}
        case "killed": kill(getpid(), SIGKILL)
        case "prints": print("{\\"event\\":\\"done\\"}\\nno JSON")
        case "escapes":
          print("\\u{1b}[31mred\\u{1b}[0m \\u{1b}]0;title\\u{7} \\u{202e}turned")
          fatalError("\\u{1b}[2Jthe \\u{9b}end")
        case "closes": for number in 0..<100 { close(Int32(number)) }
        case "child":
          var process: pid_t = 0
          var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("613"), nil]
          posix_spawn(&process, "/bin/sleep", nil, nil, &arguments, nil)
          print(process)
          fflush(nil)
        default: break
        }
        context.fill(Path(CGRect(x: time * 20, y: 5, width: 8, height: 8)), with: .color(.red))
      }
      @inline(never) func spin() {
        print("spins")
        fflush(nil)
        var count = 0
        while count >= 0 { count = (count + 1) % 1000; usleep(10) }
      }
    }

    struct Reposting: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").onAppear { again() } }
      private func again() {
        count += 1
        DispatchQueue.main.async { again() }
      }
    }

    struct Spinning: View {
      var body: some View {
        Text("").onAppear {
          var count = 0
          while count >= 0 { count = (count + 1) % 1000; usleep(10) }
        }
      }
    }

    struct Deadlock: View {
      @State private var text = ""
      var body: some View {
        Text(text).onAppear {
          DispatchQueue.main.sync { text = "never" }
        }
      }
    }

    struct Background: View {
      @State private var text = "before"
      var body: some View {
        Text(text).onAppear {
          DispatchQueue.global().async {
            let word = DispatchQueue.main.sync { "after" }
            DispatchQueue.main.async { text = word }
          }
        }
      }
    }
    """

  /// Writes the file and compiles it, once for all tests.
  static let compiled = Result {
    try FlipbookProgram.write(name, source)
    return try FlipbookProgram.run(["list", name])
  }

  /// The line of the first occurrence of a text, from 1.
  static func line(of text: String) -> Int {
    (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }
}
