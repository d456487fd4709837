import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Bounds that hold on a slow machine without optimisation; `FlipbookBenchmarks views` has the real figures.
@MainActor
@Suite struct SpeedTests {
  private func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    body()
    return now() - start
  }

  private struct Dot: View {
    let index: Int
    @State private var isOn = false

    var body: some View {
      RoundedRectangle(cornerRadius: 2).fill(isOn ? Color.red : Color.blue)
        .frame(width: 10, height: 6)
        .rotationEffect(.degrees(isOn ? 360 : 0))
        .offset(x: isOn ? CGFloat(index) / 20 : 0)
        .opacity(isOn ? 1 : 0.2)
        .onAppear {
          withAnimation(.linear(duration: 2 + Double(index % 7)).repeatForever()) { isOn = true }
        }
    }
  }

  @Test("a thousand animated views: bodies rest, a frame is bounded")
  func animated() {
    let runtime = ViewRuntime { ZStack { ForEach(0..<1000) { Dot(index: $0) } } }
    _ = runtime.displayList(at: 0)
    let evaluations = runtime.evaluationCount
    var hashes: Set<ContentHash> = []
    let time = seconds {
      for frame in 1...5 { hashes.insert(runtime.displayList(at: Double(frame) / 60).contentHash) }
    }
    #expect(hashes.count == 5)
    #expect(runtime.evaluationCount == evaluations)
    #expect(time < 5, "five frames took \(time) s")
  }

  @Test("ten thousand still views are recorded once")
  func still() {
    var recordings = 0
    let runtime = ViewRuntime {
      ZStack {
        ForEach(0..<10_000) { index in
          Color.red.frame(width: 1, height: 1).offset(x: CGFloat(index) / 200)
        }
        Canvas { _, _ in recordings += 1 }
      }
    }
    let first = runtime.displayList(at: 0)
    let evaluations = runtime.evaluationCount
    let time = seconds {
      for frame in 1...100 {
        #expect(runtime.displayList(at: Double(frame)).items.count == first.items.count)
      }
    }
    #expect(recordings == 1)
    #expect(runtime.evaluationCount == evaluations)
    #expect(time < 0.5, "a hundred frames took \(time) s")
  }
}
