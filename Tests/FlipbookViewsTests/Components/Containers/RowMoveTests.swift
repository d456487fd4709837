import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Rows that are dragged by their handles.
@MainActor
@Suite struct RowMoveTests {
  private final class Record {
    var moves: [String] = []
    var order: [String] = []
  }

  private struct Fruits: View {
    let record: Record
    var mode: EditMode? = .active
    @State private var names = ["a", "b", "c", "d"]
    @State private var own = EditMode.active
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { places, target in
            record.moves.append("\(places.first ?? -1) to \(target)")
            names.move(fromOffsets: places, toOffset: target)
            record.order = names
          }
      }
      .listStyle(.plain).environment(\.editMode, mode.map { .constant($0) } ?? $own)
      .onTapGesture(count: 3) { own = .inactive }
    }
  }

  /// A finger on the handle of the first row, so many points downwards, that stays down for a while.
  private func drag(_ distance: CGFloat, from y: CGFloat = 22, hold: Double = 0.5) -> InteractionAction {
    .drag(
      .point(x: 378, y: y), .offsets([CGSize(width: 0, height: distance)]),
      InteractionAction.Pacing(duration: 0.4, curve: .linear, velocity: .zero, hold: hold))
  }

  @Test("a row that is dragged over the middles of two others goes behind them, and they make room at once")
  func down() {
    let record = Record()
    let runtime = ViewRuntime(400, 300) { Fruits(record: record) }
    let before = runtime.places(of: ["a", "b", "c"], at: 0)
    runtime.perform(at: 0.1, drag(80))
    let held = runtime.places(of: ["a", "b", "c", "d"], at: 0.95)
    #expect(abs(held[0] - before[0] - 80) < 1, "\(held)")
    #expect(abs(held[1] - before[0]) < 1 && abs(held[2] - before[1]) < 1, "\(held)")
    #expect(record.moves.isEmpty)
    let after = runtime.places(of: ["b", "c", "a"], at: 3)
    #expect(record.moves == ["0 to 3"] && record.order == ["b", "c", "a", "d"])
    #expect(zip(after, before).allSatisfy { abs($0 - $1) < 1 }, "\(after)")
  }

  @Test("a row that is dragged upwards goes before the rows that it passes")
  func up() {
    let record = Record()
    let runtime = ViewRuntime(400, 300) { Fruits(record: record) }
    runtime.perform(at: 0.1, drag(-70, from: 22 + 3 * 44))
    _ = runtime.fills(at: 3)
    #expect(record.moves == ["3 to 1"] && record.order == ["a", "d", "b", "c"])
  }

  @Test("a short drag, and one that goes back, move nothing")
  func back() {
    let record = Record()
    let runtime = ViewRuntime(400, 300) { Fruits(record: record) }
    let before = runtime.places(of: ["a", "b", "c"], at: 0)
    runtime.perform(at: 0.1, drag(15))
    runtime.perform(
      at: 1.5,
      .drag(
        .point(x: 378, y: 22),
        .offsets([CGSize(width: 0, height: 60), CGSize(width: 0, height: 0)]),
        InteractionAction.Pacing(duration: 0.6, curve: .linear, velocity: .zero, hold: 0.1)))
    let after = runtime.places(of: ["a", "b", "c"], at: 4)
    #expect(record.moves.isEmpty && zip(before, after).allSatisfy { abs($0 - $1) < 1 }, "\(after)")
  }

  @Test("without edit mode rows have no handle and are not moved")
  func inactive() {
    let record = Record()
    let runtime = ViewRuntime(400, 300) { Fruits(record: record, mode: .inactive) }
    runtime.perform(at: 0.1, drag(80))
    _ = runtime.fills(at: 2)
    #expect(record.moves.isEmpty)
  }

  private struct Bound: View {
    let record: Record
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List($names, id: \.self, editActions: .move) { Text($0.wrappedValue) }
        .listStyle(.plain).environment(\.editMode, .constant(.active))
        .onChange(of: names, initial: true) { record.order = names }
    }
  }

  @Test("`editActions` moves the elements of the binding")
  func editActions() {
    let record = Record()
    let runtime = ViewRuntime(400, 300) { Bound(record: record) }
    runtime.perform(at: 0.1, drag(50))
    _ = runtime.fills(at: 3)
    #expect(record.order == ["b", "a", "c"])
  }

  private struct Presenting: View {
    var body: some View {
      VStack {
        EditButton()
        List { ForEach(["x"], id: \.self) { Text($0) }.onDelete { _ in } }
      }
      .sheet(isPresented: .constant(true)) { EditButton() }
    }
  }

  @Test("what is presented has a mode of editing of its own")
  func presentation() {
    let runtime = ViewRuntime(400, 800) { Presenting() }
    #expect(runtime.texts(at: 1).filter { $0 == "Edit" }.count == 2)
    runtime.perform(at: 1.1, .tap(.point(x: 200, y: 427), count: 1))
    let texts = runtime.texts(at: 2)
    #expect(texts.contains("Edit") && texts.contains("Done"), "\(texts)")
  }
}

extension ViewRuntime {
  /// The tops of texts of one letter in the picture at a time, in points.
  fileprivate func places(of letters: [String], at time: TimeInterval) -> [CGFloat] {
    let known = textPlaces(at: time)
    return letters.map { letter in known.last { $0.text == letter }?.frame.minY ?? -1 }
  }
}
