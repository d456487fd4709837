import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Pages of a tab view that change.
@MainActor
@Suite struct TabPagesTests {
  private struct Pages: View {
    let isPaged: Bool
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isSecond = true } }
        if isPaged {
          TabView { page }
        } else {
          VStack { page }
        }
      }
    }

    @ViewBuilder
    private var page: some View {
      if isSecond { Color.blue } else { Color.red }
    }
  }

  @Test(
    "a page in place of another one is there at once, whatever the animation; views of a stack cross-fade")
  func atOnce() {
    let tabs = ViewRuntime(200, 200) { Pages(isPaged: true) }
    _ = tabs.displayList(at: 0)
    tabs.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(tabs.colors(at: 0.9).contains("#FF3B30FF"))
    let colors = tabs.colors(at: 1.2)
    #expect(colors.contains("#007AFFFF") && !colors.contains { $0.hasPrefix("#FF3B30") }, "\(colors)")
    let stack = ViewRuntime(200, 200) { Pages(isPaged: false) }
    _ = stack.displayList(at: 0)
    stack.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(stack.colors(at: 1.5).contains { $0.hasPrefix("#FF3B30") })
  }

  @Test("what is in a page goes by its transition")
  func inside() {
    struct Inside: View {
      @State private var isShown = false
      var body: some View {
        TabView {
          VStack {
            Button("Go") { withAnimation(.linear(duration: 1)) { isShown = true } }
            if isShown { Color.blue }
          }
        }
      }
    }
    let runtime = ViewRuntime(200, 200) { Inside() }
    _ = runtime.displayList(at: 0)
    runtime.scheduleTap(on: .name("Go"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(runtime.colors(at: 1.5).contains { $0.hasPrefix("#007AFF") && $0 != "#007AFFFF" })
  }
}
