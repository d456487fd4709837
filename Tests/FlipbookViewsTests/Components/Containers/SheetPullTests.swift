import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Fingers on a scroll view in a sheet.
@MainActor
@Suite struct SheetPullTests {
  private struct Sheet: View {
    let notes: Notes
    let detents: Set<PresentationDetent>
    @State private var isShown = true
    var body: some View {
      TestColor.red.sheet(
        isPresented: $isShown, onDismiss: { notes.add("gone") },
        content: { ScrollView { TestColor.blue.frame(height: 2000) }.presentationDetents(detents) })
    }
  }

  private func stage(_ detents: Set<PresentationDetent>) -> (runtime: ViewRuntime, notes: Notes) {
    let notes = Notes()
    let runtime = ViewRuntime(300, 600) { Sheet(notes: notes, detents: detents) }
    _ = runtime.displayList(at: 1)
    return (runtime, notes)
  }

  private func drag(_ runtime: ViewRuntime, at time: TimeInterval, by height: CGFloat) {
    runtime.perform(
      at: time,
      .drag(
        .point(x: 150, y: 450), .offsets([CGSize(width: 0, height: height)]),
        .init(duration: 0.3, curve: .linear)))
  }

  /// The top of the blue content.
  private func top(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat {
    runtime.fills(at: time).first { $0.height == 2000 }?.minY ?? .infinity
  }

  @Test("a finger that goes down on content that is at its top pulls the sheet away")
  func down() {
    let (runtime, notes) = stage([.medium])
    drag(runtime, at: 1, by: 280)
    runtime.run(to: 3)
    #expect(notes.lines.count == 1)
  }

  @Test("content that isn't at its top scrolls")
  func scrolled() {
    let (runtime, notes) = stage([.medium])
    let first = top(runtime, at: 1)
    drag(runtime, at: 1, by: -200)
    runtime.run(to: 3)
    #expect(top(runtime, at: 3) < first - 150)
    drag(runtime, at: 3, by: 120)
    runtime.run(to: 6)
    #expect(notes.lines.isEmpty)
  }

  @Test("a finger that goes up makes a sheet larger that may grow")
  func up() {
    let (runtime, notes) = stage([.medium, .large])
    let first = top(runtime, at: 1)
    drag(runtime, at: 1, by: -200)
    runtime.run(to: 3)
    #expect(abs(top(runtime, at: 3) - 54) < 1 && first > 250, "\(first)")
    #expect(notes.lines.isEmpty)
  }

  @Test("a sheet follows the finger up to its greatest height, and resists beyond it")
  func grows() {
    let (runtime, _) = stage([.medium, .large])
    #expect(top(runtime, at: 1) == 300)
    drag(runtime, at: 1, by: -200)
    runtime.run(to: 1.2)
    // Two thirds of the way.
    #expect(abs(top(runtime, at: 1.2) - 167) < 8)
    #expect(top(runtime, at: 3) == 54)
    let heights = SheetHeights([546, 300], film: 600)
    #expect(heights.place(of: 400, staysUp: false) == (400, 0))
    let beyond = heights.place(of: 646, staysUp: false).height
    #expect(beyond > 566 && beyond < 626)
    #expect(heights.place(of: 200, staysUp: false) == (300, 100))
    let held = heights.place(of: 200, staysUp: true)
    #expect(held.height == 300 && held.drop > 20 && held.drop < 80)
    // The page behind goes back between the two, and is lighter below both.
    #expect(heights.depth(at: 300) == 0 && heights.depth(at: 423) == 0.5 && heights.depth(at: 600) == 1)
    #expect(SheetHeights([598], film: 640).depth(at: 293) == 293.0 / 598)
    #expect(heights.dimming(at: 150) == 0.5)
    func undimmed(through limit: CGFloat) -> SheetHeights {
      SheetHeights([546, 300], film: 600, undimmedThrough: limit)
    }
    #expect(undimmed(through: 300).dimming(at: 423) == 0.5)
    #expect(undimmed(through: 546).dimming(at: 600) == 0)
    #expect(heights.isDimmed(at: 300) && !undimmed(through: 300).isDimmed(at: 300))
    #expect(undimmed(through: 300).isDimmed(at: 546))
    #expect(heights.rest(of: 500) == 1 && heights.rest(of: 250) == 0 && heights.rest(of: 100) == nil)
  }
}
