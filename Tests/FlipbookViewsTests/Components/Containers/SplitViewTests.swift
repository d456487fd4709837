import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Split views")
struct SplitViewTests {
  private struct Two: View {
    var visibility: NavigationSplitViewVisibility = .automatic
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("side")
      } detail: {
        Text("detail")
      }
    }
  }

  private struct Three: View {
    var body: some View {
      NavigationSplitView {
        Text("side")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
  }

  private func texts(_ view: some View, _ width: CGFloat = 1180, _ height: CGFloat = 820) -> [String] {
    ViewRuntime(width, height) { view.environment(\.horizontalSizeClass, .regular) }.texts(at: 0)
  }

  @Test("on a tablet's side the columns stand beside each other, of three the last two")
  func columns() {
    #expect(texts(Two()) == ["side", "detail"])
    #expect(texts(Three()) == ["content", "detail"])
    #expect(texts(Two(visibility: .detailOnly)) == ["detail"])
  }

  @Test("upright the details are alone, unless the columns are wanted or have to share the room")
  func upright() {
    #expect(texts(Two(), 820, 1180) == ["detail"])
    #expect(Set(texts(Two(visibility: .all), 820, 1180)) == ["side", "detail"])
    #expect(texts(Two().navigationSplitViewStyle(.balanced), 820, 1180) == ["side", "detail"])
  }

  @Test("a phone shows a stack that begins with the sidebar")
  func phone() {
    #expect(ViewRuntime(390, 844) { Two() }.texts(at: 0) == ["side"])
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("go") { Text("there") }
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test("what a link in the sidebar leads to takes the place of the details")
  func link() {
    let runtime = ViewRuntime(1000, 700) { Links().environment(\.horizontalSizeClass, .regular) }
    #expect(runtime.texts(at: 0) == ["go", "nothing"])
    runtime.scheduleTap(on: .name("go"), at: 0.1) { Issue.record("nothing answers to go: \($0)") }
    #expect(runtime.texts(at: 0.2) == ["go", "there"])
  }

  @Test("a column has the width that it asks for")
  func width() {
    func middle(_ view: some View) -> CGFloat? {
      ViewRuntime(1000, 700) {
        NavigationSplitView {
          view
        } detail: {
          Color.clear
        }.environment(\.horizontalSizeClass, .regular)
      }.fills(at: 0).first { $0.width == 10 }?.midX
    }
    let mark = Color.red.frame(width: 10, height: 10)
    #expect(middle(mark) == 160)
    #expect(middle(mark.navigationSplitViewColumnWidth(200)) == 100)
    #expect(middle(mark.navigationSplitViewColumnWidth(min: 100, ideal: 260, max: 400)) == 130)
  }
}
