import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookViews

/// A branch that has gone is drawn until its transition ends, but what is measured is the branch that came
/// (XunMengWinter/MatchedGeometryEffect: a page that closes under a bar that comes back).
@MainActor
@Suite("Geometry of views whose branch changes")
struct GeometryChangeTests {
  private struct Branches: View {
    @State private var isHigh = false
    let report: @MainActor (CGFloat) -> Void

    var body: some View {
      Color.white.overlay(alignment: .top) {
        Group { if isHigh { Color.red.frame(height: 60) } else { Color.blue.frame(height: 10) } }
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { report($0) }
      }
      .onAppear { _ = FilmClock.post(after: 1) { withAnimation(.linear(duration: 1)) { isHigh = true } } }
    }
  }

  @Test("the size of a branch that comes is reported at once, not when the other one has gone")
  func branch() {
    var heights: [CGFloat] = []
    let runtime = ViewRuntime { Branches { heights.append($0) } }
    for frame in 0..<60 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(heights == [10])
    for frame in 60..<66 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(heights == [10, 60])
    for frame in 66..<150 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(heights == [10, 60])
  }

  private struct Page: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        ScrollView { Color.red.frame(height: 30) }
          .navigationTitle("Title")
          .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
      }
      .onAppear { _ = FilmClock.post(after: 1) { withAnimation(.linear(duration: 1)) { isHidden = false } } }
    }
  }

  @Test("content is below a navigation bar as soon as that comes back")
  func bar() throws {
    let runtime = ViewRuntime { Page() }
    var tops: [Double: CGFloat] = [:]
    for frame in 0...150 {
      let fills = runtime.fills(at: Double(frame) / 60).filter { $0.height == 30 }
      tops[Double(frame) / 60] = fills.first?.minY
    }
    #expect(tops[0.5] == 0)
    let rest = try #require(tops[2.5])
    #expect(rest > 90)
    for time in [1.1, 1.5, 1.9] { #expect(tops[time] == rest, "\(time)") }
  }
}
