import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The page behind a sheet.
@MainActor
@Suite struct SheetInteractionTests {
  private struct Page: View {
    let notes: Notes
    let interaction: PresentationBackgroundInteraction
    var staysUp = false
    @State private var isShown = true
    var body: some View {
      TestColor.red.onTapGesture { notes.add("page") }
        .sheet(
          isPresented: $isShown, onDismiss: { notes.add("gone") },
          content: {
            TestColor.blue.presentationDetents([.medium, .large])
              .presentationBackgroundInteraction(interaction).interactiveDismissDisabled(staysUp)
          })
    }
  }

  private func stage(
    _ interaction: PresentationBackgroundInteraction, staysUp: Bool = false
  ) -> (runtime: ViewRuntime, notes: Notes) {
    let notes = Notes()
    let runtime = ViewRuntime(300, 600) { Page(notes: notes, interaction: interaction, staysUp: staysUp) }
    _ = runtime.displayList(at: 1)
    return (runtime, notes)
  }

  /// Whether a black of some opacity lies over the page.
  private func isDimmed(_ runtime: ViewRuntime, at time: TimeInterval) -> Bool {
    runtime.displayList(at: time).description.contains("#0000001F")
  }

  @Test("a sheet dims its page, and a touch beside it takes it away")
  func automatic() {
    let (runtime, notes) = stage(.automatic)
    #expect(isDimmed(runtime, at: 1))
    runtime.perform(at: 1, .tap(.point(x: 150, y: 50), count: 1))
    runtime.run(to: 3)
    #expect(notes.lines == ["1.0 gone"])
  }

  @Test("a sheet that must be answered stays when the page is touched")
  func staying() {
    let (runtime, notes) = stage(.automatic, staysUp: true)
    runtime.perform(at: 1, .tap(.point(x: 150, y: 50), count: 1))
    runtime.run(to: 3)
    #expect(notes.lines.isEmpty && isDimmed(runtime, at: 3))
  }

  @Test("a page that answers through a sheet isn't dimmed, up to its detent")
  func enabled() {
    let (runtime, notes) = stage(.enabled(upThrough: .medium))
    #expect(!isDimmed(runtime, at: 1))
    runtime.perform(at: 1, .tap(.point(x: 150, y: 50), count: 1))
    runtime.run(to: 2)
    #expect(notes.lines == ["1.0 page"])
    runtime.perform(
      at: 2,
      .drag(
        .point(x: 150, y: 400), .offsets([CGSize(width: 0, height: -280)]),
        .init(duration: 0.3, curve: .linear)))
    runtime.run(to: 4)
    #expect(isDimmed(runtime, at: 4))
    let (open, _) = stage(.enabled)
    #expect(!isDimmed(open, at: 1))
  }
}
