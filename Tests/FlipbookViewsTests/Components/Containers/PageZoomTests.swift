import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A page whose content is three times as wide as high zooms from a view of 60 × 40 points at the leading edge of a film of
/// 300 × 600.
@MainActor
@Suite("Pages that zoom from a view")
struct PageZoomTests {
  private struct Stack: View {
    var source = 1
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        NavigationLink {
          Page(source: source, namespace: namespace)
        } label: {
          VStack(alignment: .leading, spacing: 0) {
            TestColor.red.frame(width: 60, height: 40)
              .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(.rect(cornerRadius: 8)) }
            Text("Open")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private struct Page: View {
    let source: Int
    let namespace: Namespace.ID
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 0) {
        TestColor.blue.frame(width: 210, height: 70)
        Button("Close") { dismiss() }
      }
      .navigationTransition(.zoom(sourceID: source, in: namespace))
    }
  }

  /// The rectangles of a ratio of width to height.
  private func rects(_ runtime: ViewRuntime, _ ratio: CGFloat, at time: TimeInterval) -> [CGRect] {
    runtime.fills(at: time).filter { $0.height > 0 && abs($0.width / $0.height - ratio) < 1e-6 }
  }

  private func film(source: Int = 1) -> (ViewRuntime, DiagnosticCollector) {
    let collector = DiagnosticCollector()
    let runtime = DiagnosticCollector.$current.withValue(collector) {
      ViewRuntime(300, 600) { Stack(source: source) }
    }
    runtime.perform(at: 1, .tap(.name("Open"), count: 1))
    runtime.perform(at: 3, .tap(.name("Close"), count: 1))
    return (runtime, collector)
  }

  @Test("the page grows from the view's place and shrinks to it, in which the view isn't seen meanwhile")
  func way() throws {
    let (runtime, collector) = film()
    try DiagnosticCollector.$current.withValue(collector) {
      let start = try #require(rects(runtime, 1.5, at: 0.5).first)
      #expect(start.width == 60 && start.minX == 0)
      let growth = stride(from: 1.0, through: 2.9, by: 1.0 / 60).compactMap {
        rects(runtime, 3, at: $0).first
      }
      let first = try #require(growth.first)
      let last = try #require(growth.last)
      // A page as wide as the view shows its content in a fifth of the size.
      #expect(first.width < 210 * 0.3 && first.midX < 60 && start.minY < first.midY)
      #expect(last.width == 210 && last.midX == 150)
      #expect(zip(growth, growth.dropFirst()).allSatisfy { $0.width <= $1.width })
      #expect(growth.count { $0.width < 209 } > 15)
      #expect(rects(runtime, 1.5, at: 2.95).isEmpty)
      let shrinking = stride(from: 3.0, through: 4.5, by: 1.0 / 60).compactMap {
        rects(runtime, 3, at: $0).first
      }
      // The spring of the way back goes a little beyond its end.
      #expect(zip(shrinking, shrinking.dropFirst()).allSatisfy { $0.width >= $1.width - 0.2 })
      #expect(try #require(shrinking.last).width < 210 * 0.3)
      #expect(rects(runtime, 1.5, at: 5) == [start])
    }
    #expect(collector.diagnostics.isEmpty, "\(collector.diagnostics)")
  }

  @Test("the view, stretched over the page, fades to it within a fifth of a second")
  func fade() throws {
    let (runtime, _) = film()
    // Red stretched over the page is no longer as wide as high.
    let opacities = stride(from: 1.0, through: 2.9, by: 1.0 / 60).map { time in
      runtime.fills(at: time, of: .red).isEmpty ? 0 : 1
    }
    #expect((6...20).contains(opacities.dropFirst(2).count { $0 == 1 }), "\(opacities)")
    #expect(opacities.last == 0)
  }

  @Test("a page whose view isn't there is pushed from the trailing edge")
  func pushed() throws {
    let (runtime, _) = film(source: 2)
    let places = stride(from: 1.0, through: 2.9, by: 1.0 / 60).compactMap { rects(runtime, 3, at: $0).first }
    #expect(places.allSatisfy { abs($0.width - 210) < 1e-6 })
    #expect(try #require(places.first).minX > 200 && places.last!.midX == 150)
  }

  @Test("the page below a page that is there from the first on stays in its place")
  func first() {
    struct Started: View {
      @Namespace private var namespace
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          TestColor.red.frame(width: 90, height: 60).matchedTransitionSource(id: 1, in: namespace)
            .background { TestColor.red.frame(width: 250, height: 50) }
            .navigationDestination(for: Int.self) { _ in
              Button("Close") { path = [] }.navigationTransition(.zoom(sourceID: 1, in: namespace))
            }
        }
      }
    }
    let runtime = ViewRuntime(300, 600) { Started() }
    runtime.perform(at: 0.1, .tap(.name("Close"), count: 1))
    for time in [0.05, 0.15, 0.2, 0.3, 2] {
      #expect(rects(runtime, 5, at: time).allSatisfy { $0.midX == 150 }, "\(time)")
    }
    #expect(!rects(runtime, 5, at: 0.3).isEmpty)
  }

  @Test("what is neither a page nor presented says that it doesn't zoom")
  func report() {
    struct Plain: View {
      @Namespace private var namespace
      var body: some View { TestColor.blue.navigationTransition(.zoom(sourceID: 1, in: namespace)) }
    }
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let runtime = ViewRuntime(300, 600) { Plain() }
      _ = runtime.displayList(at: 1)
    }
    #expect(collector.diagnostics.contains { $0.message.contains("navigationTransition") })
  }
}
