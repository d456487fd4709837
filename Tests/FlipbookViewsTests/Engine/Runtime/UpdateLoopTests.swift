import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Work that posts more work for the same instant")
struct UpdateLoopTests {
  /// A body that posts a change of what it reads, from 1 s on.
  private struct Circling: View {
    @State private var count = 0
    @State private var isCircling = false
    let stop: Int

    var body: some View {
      let count = count
      if isCircling, count < stop { FilmClock.post(after: 0) { self.count += 1 } }
      return VStack {
        Text("\(count)")
        Button("Begin") { isCircling = true }
      }
    }
  }

  private func count(_ runtime: ViewRuntime, at time: TimeInterval) -> Int? {
    runtime.texts(at: time).lazy.compactMap { Int($0.filter { $0 != "," }) }.first
  }

  private func film(stop: Int) -> (ViewRuntime, DiagnosticCollector) {
    let collector = DiagnosticCollector()
    let runtime = DiagnosticCollector.$current.withValue(collector) {
      ViewRuntime(200, 200) { Circling(stop: stop) }
    }
    runtime.perform(at: 1, .tap(.name("Begin"), count: 1))
    return (runtime, collector)
  }

  @Test("endless work goes on by two rounds a frame, whichever frames are asked for, and is reported once")
  func endless() throws {
    func counts(_ times: [TimeInterval]) -> (last: Int?, warnings: Int) {
      let (runtime, collector) = film(stop: .max)
      return DiagnosticCollector.$current.withValue(collector) {
        let last = times.map { count(runtime, at: $0) }.last ?? nil
        return (last, collector.diagnostics.count { $0.code == "loop.busy" })
      }
    }
    let once = counts([1.5])
    let often = counts((0...45).map { Double($0) / 30 })
    #expect(once.last == often.last)
    // 64 rounds at once, and two or three for each of 30 frames.
    #expect(try #require(once.last) > 64 + 30 && once.last! < 64 + 100, "\(once)")
    #expect(once.warnings == 1 && often.warnings == 1)
  }

  @Test("60 rounds that come to an end are done at once")
  func ending() {
    let (runtime, collector) = film(stop: 60)
    DiagnosticCollector.$current.withValue(collector) {
      #expect(count(runtime, at: 0.9) == 0)
      #expect(count(runtime, at: 1.1) == 60)
    }
    #expect(collector.diagnostics.isEmpty)
  }

  /// A body that posts two changes of what it reads.
  private struct Doubling: View {
    @State private var count = 0
    @State private var isDoubling = false

    var body: some View {
      let count = count
      if isDoubling { for _ in 0..<2 { FilmClock.post(after: 0) { self.count += 1 } } }
      return VStack {
        Text("\(count)")
        Button("Begin") { isDoubling = true }
      }
    }
  }

  @Test("work that doubles with each round goes on by 64 pieces a frame")
  func doubling() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let runtime = ViewRuntime(200, 200) { Doubling() }
      runtime.perform(at: 1, .tap(.name("Begin"), count: 1))
      let counts = try [1.1, 2.1].map { try #require(count(runtime, at: $0)) }
      #expect(counts[0] > 2_000 && counts[0] < 2_800, "\(counts)")
      #expect(counts[1] - counts[0] == 64 * 60, "\(counts)")
    }
    #expect(collector.diagnostics.count { $0.code == "loop.busy" } == 1)
  }

  /// A body of 600 views that posts a change of what all of them read.
  private struct Costly: View {
    @State private var count = 0
    @State private var isCircling = false

    private struct Part: View {
      let count: Int
      var body: some View { TestColor.red.frame(width: 1 + CGFloat(count % 2), height: 1) }
    }

    var body: some View {
      let count = count
      if isCircling { FilmClock.post(after: 0) { self.count += 1 } }
      return VStack(spacing: 0) {
        Text("\(count)")
        ForEach(0..<600) { _ in Part(count: count) }
        Button("Begin") { isCircling = true }
      }
    }
  }

  @Test("rounds of 600 bodies are bounded by the bodies")
  func costly() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let runtime = ViewRuntime(200, 600) { Costly() }
      runtime.perform(at: 1, .tap(.name("Begin"), count: 1))
      let counts = try [1.1, 2.1].map { try #require(count(runtime, at: $0)) }
      #expect(counts[0] > 16 && counts[0] < 60, "\(counts)")
      #expect((60...130).contains(counts[1] - counts[0]), "\(counts)")
    }
    #expect(collector.diagnostics.count { $0.code == "loop.busy" } == 1)
  }
}
