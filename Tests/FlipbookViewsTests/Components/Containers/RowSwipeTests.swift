import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Swipes over rows of lists, and the controls of edit mode.
@MainActor
@Suite struct RowSwipeTests {
  private let metrics = ControlMetrics(.iOS18).list
  private static let red = "#FF3B30FF"

  private final class Record { var actions: [String] = [] }

  private struct People: View {
    let record: Record
    let mode: EditMode
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "c") }
          .onDelete {
            record.actions.append("delete \($0.first ?? -1)")
            names.remove(atOffsets: $0)
          }
      }
      .listStyle(.plain).environment(\.editMode, .constant(mode))
    }
  }

  private struct Mail: View {
    let record: Record
    var body: some View {
      List {
        Text("a").swipeActions {
          Button("Bin", role: .destructive) { record.actions.append("bin") }
          Button("Flag") { record.actions.append("flag") }.tint(.orange)
        }
      }
      .listStyle(.plain)
    }
  }

  /// A slow finger over the first row, from right to left.
  private func swipe(_ distance: CGFloat, y: CGFloat = 22) -> InteractionAction {
    .drag(
      .point(x: 390, y: y), .offsets([CGSize(width: -distance, height: 0)]),
      InteractionAction.Pacing(duration: 0.4, curve: .linear, velocity: .zero, hold: 0.1))
  }

  private func fills(_ color: String, of runtime: ViewRuntime, at time: Double) -> [CGRect] {
    zip(runtime.fills(at: time), runtime.colors(at: time)).filter { $0.1 == color }.map(\.0)
  }

  @Test("two actions stand side by side after a swipe over half of them, the first at the edge")
  func open() {
    let runtime = ViewRuntime(400, 200) { Mail(record: Record()) }
    #expect(fills(Self.red, of: runtime, at: 0).allSatisfy { $0.width == 0 })
    runtime.perform(at: 0.1, swipe(100))
    let bin = fills(Self.red, of: runtime, at: 2).first
    #expect(bin?.width == metrics.actionWidth)
    #expect(fills("#FF9500FF", of: runtime, at: 2).first?.width == metrics.actionWidth)
  }

  @Test("a short swipe shows nothing after it")
  func short() {
    let runtime = ViewRuntime(400, 200) { Mail(record: Record()) }
    runtime.perform(at: 0.1, swipe(40))
    #expect(fills(Self.red, of: runtime, at: 2).allSatisfy { $0.width == 0 })
  }

  @Test("a tap on an action runs it and closes the row")
  func action() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) { Mail(record: record) }
    runtime.perform(at: 0.1, swipe(100))
    _ = runtime.fills(at: 1.4)
    runtime.perform(at: 1.5, .tap(.point(x: 400 - 1.5 * metrics.actionWidth, y: 22), count: 1))
    #expect(fills(Self.red, of: runtime, at: 3).allSatisfy { $0.width == 0 })
    #expect(record.actions == ["flag"])
  }

  @Test("a swipe over most of a row runs the first action: the row of a deleted element goes")
  func full() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) { People(record: record, mode: .inactive) }
    runtime.perform(at: 0.1, swipe(300, y: 66))
    _ = runtime.fills(at: 2)
    #expect(record.actions == ["delete 1"])
  }

  @Test("a row that may not be deleted is not swiped")
  func disabled() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) {
      People(record: record, mode: .inactive).simultaneousGesture(DragGesture(minimumDistance: 0))
    }
    runtime.perform(at: 0.1, swipe(300, y: 110))
    _ = runtime.fills(at: 2)
    #expect(record.actions.isEmpty)
  }

  @Test("a second swipe closes the row that the first one opened")
  func second() {
    let runtime = ViewRuntime(400, 200) { People(record: Record(), mode: .inactive) }
    runtime.perform(at: 0.1, swipe(60))
    runtime.perform(at: 1.2, swipe(60, y: 66))
    #expect(fills(Self.red, of: runtime, at: 3).filter { $0.width > 1 }.count == 1)
  }

  @Test("a disc in edit mode shows the action, which deletes the row")
  func editing() {
    let record = Record()
    let runtime = ViewRuntime(400, 200) { People(record: record, mode: .active) }
    runtime.perform(at: 0.1, .tap(.point(x: metrics.discLeading + 11, y: 22), count: 1))
    #expect(fills(Self.red, of: runtime, at: 1).contains { $0.width == metrics.actionWidth })
    runtime.perform(at: 1.1, .tap(.point(x: 380, y: 22), count: 1))
    _ = runtime.fills(at: 2)
    #expect(record.actions == ["delete 0"])
  }

  private struct Edited: View {
    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }.listStyle(.plain)
      }
    }
  }

  @Test("the edit button of a window changes the lists in it")
  func button() {
    let runtime = ViewRuntime(400, 200) { Edited() }
    let before = runtime.texts(at: 0)
    runtime.perform(at: 0.1, .tap(.name("Edit"), count: 1))
    let after = runtime.texts(at: 1)
    #expect(before.contains("Edit"))
    #expect(after.contains("Done"))
  }
}
