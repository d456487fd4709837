import FlipbookTesting
import Testing

/// A square that goes to the right.
private struct Moving: View {
  var color = Color.red

  var body: some View {
    TimelineView(.animation) { context in
      color.frame(width: 10, height: 10)
        .offset(x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 20)
    }
  }
}

private struct Dots: Clip {
  var size: CGSize { CGSize(width: 24, height: 12) }
  var frameRate: Double { 10 }
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    context.fill(Path(CGRect(x: time * 10, y: 2, width: 4, height: 4)), with: .color(.blue))
  }
}

@MainActor
@Suite("Frames in a package's own tests")
struct ExpectFramesTests {
  private let goldens =
    NSTemporaryDirectory() + "/flipbook-expect-" + ProcessInfo.processInfo.globallyUniqueString

  @Test("a task that still waits when the frames are drawn ends with its view")
  func tasks() async throws {
    @MainActor final class Ends {
      var count = 0
    }
    struct Waiting: View {
      let ends: Ends
      @State private var number = 0
      var body: some View {
        Color.red.frame(width: 10, height: 10).opacity(number > 0 ? 0.5 : 1)
          .task {
            try? await Task.sleep(for: .milliseconds(200))
            number += 1
            ends.count += 1
          }
          .task {
            while !Task.isCancelled { await Task.yield() }
            number += 1
            ends.count += 1
          }
      }
    }
    let goldens = NSTemporaryDirectory() + "/flipbook-tasks-" + ProcessInfo.processInfo.globallyUniqueString
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    let ends = Ends()
    for _ in 0..<3 {
      _ = try? expectFrames(
        of: Waiting(ends: ends), at: [0], size: CGSize(width: 10, height: 10), update: .missing,
        goldens: goldens)
      try await Task.sleep(for: .milliseconds(300))
    }
    // A machine with much else to do wakes sleeping tasks late.
    for _ in 0..<100 where ends.count < 6 { try await Task.sleep(for: .milliseconds(100)) }
    #expect(ends.count == 6)
  }

  @Test("frames are written when asked, match afterwards, and a change is reported with evidence")
  func life() throws {
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    let size = CGSize(width: 60, height: 20)
    let missing = #expect(throws: FrameFailure.self) {
      try expectFrames(of: Moving(), at: [0, 0.5], size: size, update: FrameUpdate.none, goldens: goldens)
    }
    #expect(missing?.frames.count == 2 && missing?.description.contains("there is no golden") == true)
    let written = #expect(throws: FrameFailure.self) {
      try expectFrames(of: Moving(), at: [0, 0.5], size: size, update: .missing, goldens: goldens)
    }
    #expect(written?.description.contains("was written") == true)
    #expect(FileManager.default.fileExists(atPath: goldens + "/life/00030.png"))
    try expectFrames(of: Moving(), at: [0.5, 0], size: size, update: FrameUpdate.none, goldens: goldens)

    let changed = #expect(throws: FrameFailure.self) {
      try expectFrames(
        of: Moving(color: .green), at: [0, 0.5], size: size, update: FrameUpdate.none, goldens: goldens)
    }
    #expect(changed?.frames.map(\.time) == [0, 0.5])
    #expect(
      changed?.frames.first?.reason.hasPrefix("100 pixels differ") == true, "\(changed?.description ?? "")")
    #expect(
      changed?.frames.allSatisfy { $0.files.allSatisfy(FileManager.default.fileExists(atPath:)) } == true)
    try expectFrames(
      of: Moving(color: .green), at: [0], size: size, comparing: CompareSettings(allowance: .pixels(100)),
      update: FrameUpdate.none, goldens: goldens)
  }

  @Test("a clip is compared at its own size")
  func clip() throws {
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    #expect(throws: FrameFailure.self) {
      try expectFrames(of: Dots.self, at: [0, 1], update: .changed, goldens: goldens)
    }
    try expectFrames(of: Dots.self, at: [0, 1], update: FrameUpdate.none, goldens: goldens)
    #expect(throws: FrameFailure.self) {
      try expectFrames(of: Dots.self, at: [0, 1], scale: 2, update: FrameUpdate.none, goldens: goldens)
    }
  }
}
