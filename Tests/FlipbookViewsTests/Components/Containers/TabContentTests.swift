import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Pages of tab views")
struct TabContentTests {
  private enum Page: String { case home, search, me }

  private func texts<V: View>(at time: Double = 0, @ViewBuilder _ view: () -> V) -> [String] {
    ViewRuntime(300, 400, content: view).texts(at: time)
  }

  @Test("values of pages are those of the selection")
  func values() {
    struct Tabs: View {
      @State var page = Page.search
      var body: some View {
        TabView(selection: $page) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab("Search", systemImage: "star", value: .search) { Text("searching") }
        }
      }
    }
    #expect(texts { Tabs() } == ["searching", "Home", "Search"])
  }

  @Test("a badge, a condition, a loop and a section keep the order of the bar")
  func order() {
    struct Tabs: View {
      @State var page = 3
      let hasMore: Bool
      var body: some View {
        TabView(selection: $page) {
          Tab("A", systemImage: "star", value: 0) { Text("a") }.badge(7)
          if hasMore { Tab("B", systemImage: "star", value: 1) { Text("b") } }
          TabSection("More") {
            ForEach(2..<4) { number in
              Tab("N\(number)", systemImage: "star", value: number) { Text("page \(number)") }
            }
          }
          Tab("Z", systemImage: "star", value: 9) { Text("z") }.hidden(hasMore)
        }
      }
    }
    let bar: Set = ["A", "B", "N2", "N3", "Z"]
    #expect(texts { Tabs(hasMore: true) }.filter(bar.contains) == ["A", "B", "N2", "N3"])
    #expect(texts { Tabs(hasMore: false) }.filter(bar.contains) == ["A", "N2", "N3", "Z"])
    #expect(texts { Tabs(hasMore: true) }.contains("7"))
    #expect(texts { Tabs(hasMore: true) }.first == "page 3")
  }

  @Test("pages of a type of the scene's own")
  func own() {
    struct Two: TabContent {
      var body: some TabContent<Int> {
        Tab("One", systemImage: "star", value: 1) { Text("first") }
        Tab("Two", systemImage: "star", value: 2) { Text("second") }
      }
    }
    struct Tabs: View {
      @State var page = 2
      var body: some View { TabView(selection: $page) { Two() } }
    }
    #expect(texts { Tabs() } == ["second", "One", "Two"])
  }

  @Test("a page that hides the bar hides it while it is chosen")
  func hiddenBar() {
    struct Tabs: View {
      @State var page: Page
      var body: some View {
        TabView(selection: $page) {
          Text("at home").toolbar(.hidden, for: .tabBar).tabItem { Text("Home") }.tag(Page.home)
          Text("me").tabItem { Text("Me") }.tag(Page.me)
        }
        .onAppear { FilmClock.post(after: 1) { page = .me } }
      }
    }
    #expect(texts { Tabs(page: .me) } == ["me", "Home", "Me"])
    let turned = ViewRuntime(300, 400) { Tabs(page: .home) }
    #expect(turned.texts(at: 0.5) == ["at home"])
    #expect(turned.texts(at: 1.5) == ["me", "Home", "Me"])
  }
}
