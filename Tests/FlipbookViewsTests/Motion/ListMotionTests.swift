import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// How rows of lists come, go and move: in the list's own 0.3 s, whatever the change's animation. Films of 100 × 100
/// points, rows of 30 points that are distinguished by their width.
@MainActor
@Suite struct ListMotionTests {
  private func list(
    _ steps: [ViewRuntime.Step] = [(0, 1, .linear(duration: 1))], rows: @escaping (Int) -> [Int]
  ) -> ViewRuntime {
    ViewRuntime.stepping(steps) { value in
      List {
        ForEach(rows(value), id: \.self) { row in
          TestColor.red.frame(width: CGFloat(10 + row), height: 30)
            .frame(maxWidth: .infinity, alignment: .leading)
            .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
        }
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
    }
  }

  @Test("a row that leaves fades where it is, and those below it close up, by the list's animation")
  func leaving() {
    let ease = UnitCurve.easeInOut.value(at: 0.25)
    let rows = { $0 == 0 ? [0, 1, 2] : [0, 2] }
    list(rows: rows).check(
      12, [(0, 0, 60), (0.075, 0, 60 - 30 * ease), (0.15, 0, 45), (0.3, 0, 30), (1, 0, 30)])
    list(rows: rows).check(11, [(0, 0, 30), (0.15, 0, 30), (0.29, 0, 30)])
    let runtime = list(rows: rows)
    #expect(runtime.place(ofWidth: 11, at: 0.31) == nil)
    #expect(list(rows: rows).colors(at: 0.15).contains { $0.hasSuffix("80") })
  }

  @Test("a row that comes fades in at its place, over rows that make room for it")
  func entering() {
    let rows = { $0 == 0 ? [0, 2] : [0, 1, 2] }
    list(rows: rows).check(11, [(0.01, 0, 30), (0.15, 0, 30), (0.5, 0, 30)])
    list(rows: rows).check(12, [(0, 0, 30), (0.15, 0, 45), (0.3, 0, 60)])
    #expect(list(rows: rows).colors(at: 0.15).contains { $0.hasSuffix("80") })
  }

  @Test("rows that change places go there straight")
  func moving() {
    let rows = { $0 == 0 ? [0, 1, 2] : [2, 0, 1] }
    list(rows: rows).check(12, [(0, 0, 60), (0.15, 0, 30), (0.3, 0, 0)])
    list(rows: rows).check(10, [(0, 0, 0), (0.15, 0, 15), (0.3, 0, 30)])
  }

  @Test("without an animation rows are there at once, and a row that grows does so at once, animated or not")
  func atOnce() {
    list([(0, 1, nil)], rows: { $0 == 0 ? [0, 1, 2] : [0, 2] }).check(12, [(0.01, 0, 30)])
    let runtime = ViewRuntime.stepping([(1, 1, .linear(duration: 1))]) { value in
      List {
        VStack(spacing: 0) {
          TestColor.red.frame(width: 5, height: 30)
          if value == 1 { TestColor.red.frame(width: 6, height: 10) }
        }
        .listRowInsets(EdgeInsets())
        TestColor.red.frame(width: 10, height: 30).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
    }
    runtime.check(10, [(0, 0, 30), (1, 0, 40), (1.5, 0, 40)])
  }

  private struct Height: ViewModifier, Animatable {
    var animatableData: Double

    func body(content: Content) -> some View { content.frame(height: animatableData) }
  }

  @Test("a row grows with a length in it that animatable data give, and at once with that of a frame")
  func growing() {
    func runtime(_ isData: Bool) -> ViewRuntime {
      ViewRuntime.stepping([(1, 1, .linear(duration: 1))]) { value in
        let height: Double = value == 0 ? 20 : 40
        List {
          let row = TestColor.red.frame(width: 5)
          Group {
            if isData { row.modifier(Height(animatableData: height)) } else { row.frame(height: height) }
          }
          .listRowInsets(EdgeInsets())
          TestColor.red.frame(width: 10, height: 30).listRowInsets(EdgeInsets())
        }
        .listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
      }
    }
    runtime(true).check(10, [(0, 0, 20), (1, 0, 20), (1.5, 0, 30), (2, 0, 40)])
    runtime(false).check(10, [(0, 0, 20), (1, 0, 40), (1.5, 0, 40)])
  }

  @Test("what is in a row goes along with it, and moves in it by its own animations")
  func contents() {
    let runtime = ViewRuntime.stepping { value in
      List {
        if value == 0 { TestColor.blue.frame(width: 5, height: 30).listRowInsets(EdgeInsets()) }
        TestColor.red.frame(width: 10, height: 30)
          .frame(maxWidth: .infinity, alignment: value == 0 ? .leading : .trailing)
          .animation(.linear(duration: 2), value: value)
          .listRowInsets(EdgeInsets())
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
    }
    runtime.check(10, [(0, 0, 30), (0.15, 6.75, 15), (0.3, 13.5, 0), (1, 45, 0), (2, 90, 0)])
  }

  @Test("rows of long lists move likewise")
  func longLists() {
    let runtime = list(rows: { ($0 == 0 ? [] : [-1]) + Array(0..<2_000) })
    runtime.check(10, [(0, 0, 0), (0.15, 0, 15), (0.3, 0, 30), (1, 0, 30)])
  }

  @Test("a geometry group takes along what would go by an animation of its own")
  func geometryGroup() {
    func runtime(_ isGroup: Bool) -> ViewRuntime {
      ViewRuntime.stepping([(0, 1, nil)]) { value in
        let content = TestColor.red.frame(width: 10, height: 10).animation(.linear(duration: 1), value: value)
        HStack(spacing: 0) {
          Color.clear.frame(width: value == 0 ? 0 : 40, height: 10)
          if isGroup { content.geometryGroup() } else { content }
          Spacer(minLength: 0)
        }
      }
    }
    runtime(false).check(10, [(0, 0, 45), (0.5, 20, 45), (1, 40, 45)])
    runtime(true).check(10, [(0.01, 40, 45), (0.5, 40, 45)])
  }
}
