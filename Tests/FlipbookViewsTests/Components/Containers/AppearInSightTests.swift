import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Rows of 100 points in a window of 300 × 400.
@MainActor
@Suite("Rows appear as they come into sight")
struct AppearInSightTests {
  private struct Rows: View {
    let notes: Notes

    var body: some View {
      ForEach(0..<20) { row in
        TestColor.red.frame(height: 100)
          .onAppear { notes.add("\(row) comes") }
          .onDisappear { notes.add("\(row) goes") }
      }
    }
  }

  private func film(@ViewBuilder _ content: (Notes) -> some View) -> (ViewRuntime, Notes) {
    let notes = Notes()
    let runtime = ViewRuntime(300, 400) { content(notes) }
    _ = runtime.displayList(at: 0)
    return (runtime, notes)
  }

  /// Drags the content up and runs every frame.
  private func scroll(_ runtime: ViewRuntime, by distance: CGFloat) {
    let action = InteractionAction.drag(
      .point(x: 150, y: 350), .offsets([CGSize(width: 0, height: -distance)]),
      InteractionAction.Pacing(duration: 1, curve: .linear, hold: 0.3))
    runtime.schedule(InteractionStep(at: 1, action)) { Issue.record("no drag: \($0)") }
    for frame in 0...150 { _ = runtime.displayList(at: Double(frame) / 60) }
  }

  private func rows(_ notes: Notes, _ what: String) -> [Int] {
    notes.lines.compactMap { line in
      let words = line.split(separator: " ")
      return words.last == Substring(what) ? Int(words[1]) : nil
    }
  }

  @Test("of a lazy stack four rows appear, others as the content is scrolled; those that leave disappear")
  func stack() {
    let (runtime, notes) = film { notes in
      ScrollView { LazyVStack(spacing: 0) { Rows(notes: notes) } }
    }
    #expect(rows(notes, "comes") == [0, 1, 2, 3])
    scroll(runtime, by: 250)
    #expect(rows(notes, "comes") == [0, 1, 2, 3, 4, 5, 6])
    #expect(rows(notes, "goes") == [0, 1])
  }

  @Test("a lazy grid and a list do so, too; a stack has all of its rows appear")
  func others() {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let (_, grid) = film { notes in
      ScrollView { LazyVGrid(columns: columns, spacing: 0) { Rows(notes: notes) } }
    }
    #expect(rows(grid, "comes") == Array(0..<8))
    let (_, list) = film { notes in List { Rows(notes: notes) }.listStyle(.plain) }
    #expect(rows(list, "comes").count == 4, "\(list.lines)")
    let (_, stack) = film { notes in ScrollView { VStack(spacing: 0) { Rows(notes: notes) } } }
    #expect(rows(stack, "comes").count == 20)
    let (_, bare) = film { notes in LazyVStack(spacing: 0) { Rows(notes: notes) } }
    #expect(rows(bare, "comes").count == 20)
  }

  @Test("a list that loads more at its end loads as far as it is scrolled")
  func loading() {
    struct Endless: View {
      let notes: Notes
      @State private var count = 10
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              TestColor.red.frame(height: 100).onAppear {
                guard row == count - 1 else { return }
                count += 10
                notes.add("\(count) more")
              }
            }
          }
        }
      }
    }
    let (runtime, notes) = film { Endless(notes: $0) }
    #expect(notes.lines.isEmpty)
    scroll(runtime, by: 700)
    #expect(rows(notes, "more") == [20])
  }

  @Test("views in a row appear with the row, also those in a scroll view of its own")
  func nested() {
    let (_, notes) = film { notes in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { row in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<6) { _ in
                  TestColor.red.frame(width: 100, height: 200).onAppear { notes.add("\(row) comes") }
                }
              }
            }
          }
        }
      }
    }
    #expect(rows(notes, "comes").sorted() == [Int](repeating: 0, count: 6) + [Int](repeating: 1, count: 6))
  }
}
