import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Large titles over pages that a finger pulls down beyond their start, in films of 400 × 600 points.
@MainActor
@Suite struct PulledTitleTests {
  private struct Page: View {
    var isSearched = false
    var isInline = false
    @State private var text = ""

    var body: some View {
      NavigationStack {
        if isSearched { list.searchable(text: $text, prompt: "Find") } else { list }
      }
    }

    private var list: some View {
      ScrollView { Color.blue.frame(width: 200, height: 2000) }
        .navigationTitle("Title").navigationBarTitleDisplayMode(isInline ? .inline : .large)
    }
  }

  /// A finger that goes down by 200 points from 1 to 1.5 s, rests to 2.5, and leaves.
  private func pulled(_ page: Page, by distance: CGFloat = 200) -> ViewRuntime {
    let runtime = ViewRuntime(400, 600) { page }
    _ = runtime.displayList(at: 0)
    let action = InteractionAction.drag(
      .point(x: 200, y: 350), .offsets([CGSize(width: 0, height: distance)]),
      InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 1))
    runtime.schedule(InteractionStep(at: 1, action)) { Issue.record("no drag: \($0)") }
    return runtime
  }

  private func title(_ runtime: ViewRuntime, _ name: String = "Title", at time: TimeInterval) -> CGRect? {
    runtime.textPlaces(at: time).filter { $0.text == name }.max { $0.frame.height < $1.frame.height }?.frame
  }

  private func content(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).first { abs($0.height - 2000) < 0.01 }?.minY
  }

  @Test("the title goes down as far as the content, and grows by 0.053 % a point from its leading edge")
  func grows() throws {
    let runtime = pulled(Page())
    let rest = try #require(title(runtime, at: 0.9))
    let start = try #require(content(runtime, at: 0.9))
    for step in 0...60 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
    let held = try #require(title(runtime, at: 2.2))
    let way = try #require(content(runtime, at: 2.2)) - start
    #expect(way > 40, "\(way)")
    #expect(abs(held.maxY - rest.maxY - way) < 0.5, "\(held), \(rest), \(way)")
    #expect(abs(held.minX - rest.minX) < 0.01)
    #expect(abs(held.width / rest.width - 1 - 0.00053 * way) < 1e-4, "\(held.width / rest.width)")
    for step in 0...180 { _ = runtime.displayList(at: 2.2 + Double(step) / 60) }
    let after = try #require(title(runtime, at: 5.5))
    #expect(abs(after.maxY - rest.maxY) < 0.1 && abs(after.width - rest.width) < 0.01)
  }

  @Test("a small title stays where it is")
  func inline() throws {
    let runtime = pulled(Page(isInline: true))
    let rest = try #require(title(runtime, at: 0.9))
    for step in 0...60 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
    #expect(title(runtime, at: 2.2) == rest)
  }

  @Test("a field to search in goes down with the title")
  func searched() throws {
    let runtime = pulled(Page(isSearched: true))
    let (rest, field) = (
      try #require(title(runtime, at: 0.9)), try #require(title(runtime, "Find", at: 0.9))
    )
    let start = try #require(content(runtime, at: 0.9))
    for step in 0...60 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
    let way = try #require(content(runtime, at: 2.2)) - start
    #expect(way > 40)
    let held = try #require(title(runtime, at: 2.2))
    let prompt = try #require(title(runtime, "Find", at: 2.2))
    #expect(abs(held.maxY - rest.maxY - way) < 0.5, "\(held), \(rest), \(way)")
    #expect(abs(prompt.maxY - field.maxY - way) < 0.5, "\(prompt), \(field), \(way)")
  }

  @Test("content that goes up still leaves the title behind")
  func scrolled() throws {
    let runtime = pulled(Page(), by: -30)
    let rest = try #require(title(runtime, at: 0.9))
    for step in 0...60 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
    let held = try #require(title(runtime, at: 2.2))
    #expect(held.maxY < rest.maxY - 10 && held.width == rest.width, "\(held), \(rest)")
  }
}
