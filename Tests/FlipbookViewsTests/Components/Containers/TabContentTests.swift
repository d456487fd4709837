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

  @Test("a narrow bar has room for five items: the fifth stands for all that are left")
  func moreThanFive() {
    struct Tabs: View {
      @State var page = 0
      let count: Int
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<count, id: \.self) { number in
            Tab("N\(number)", systemImage: "star", value: number) { Text("page \(number)") }
          }
        }
      }
    }
    #expect(texts { Tabs(count: 5) } == ["page 0", "N0", "N1", "N2", "N3", "N4"])
    let runtime = ViewRuntime(300, 400) { Tabs(count: 7) }
    #expect(runtime.texts(at: 0) == ["page 0", "N0", "N1", "N2", "N3", "More"])
    #expect(runtime.tap(.name("More")))
    let list = runtime.texts(at: 0.1)
    #expect(Set(list).isSuperset(of: ["N4", "N5", "N6", "More"]) && !list.contains("page 5"))
    #expect(runtime.tap(.name("N5")))
    #expect(runtime.texts(at: 0.2).first == "page 5")
  }

  @Test("the symbol of an item without a title stands where it does above one")
  func untitled() throws {
    func symbol(@ViewBuilder _ label: () -> some View) throws -> CGRect {
      let item = label()
      let runtime = ViewRuntime(200, 200) { TabView { TestColor.red.tabItem { item } } }
      return try #require(runtime.fills(at: 0.2).last { $0.minY > 151 && $0.width < 40 })
    }
    let alone = try symbol { Image(systemName: "house") }
    #expect(alone == (try symbol { Label("Home", systemImage: "house") }))
    #expect(alone.midY < 151 + 21, "\(alone)")
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

  @Test("a page appears when it is chosen and disappears when another one is")
  func appearing() {
    struct Tabs: View {
      @State var page = 1
      var body: some View {
        TabView(selection: $page) {
          Text("first").tabItem { Text("One") }.onAppear { Events.seen.append("+1") }
            .onDisappear { Events.seen.append("-1") }.tag(1)
          Text("second").tabItem { Text("Two") }.onAppear { Events.seen.append("+2") }
            .onDisappear { Events.seen.append("-2") }.tag(2)
        }
        .onAppear { FilmClock.post(after: 1) { page = 2 } }
      }
    }
    Events.seen = []
    let runtime = ViewRuntime(300, 400) { Tabs() }
    _ = runtime.texts(at: 0.5)
    #expect(Events.seen == ["+1"])
    #expect(runtime.texts(at: 1.5).first == "second")
    #expect(Set(Events.seen) == ["+1", "-1", "+2"])
  }

  @Test("a page's task begins when it is chosen")
  func tasks() async {
    struct Tabs: View {
      @State var page = 1
      var body: some View {
        TabView(selection: $page) {
          Text("first").tabItem { Text("One") }.task { Tasks.seen.append("first") }.tag(1)
          Text("second").tabItem { Text("Two") }.task { Tasks.seen.append("second") }.tag(2)
        }
        .onAppear { FilmClock.post(after: 1) { page = 2 } }
      }
    }
    Tasks.seen = []
    // Other tests run while this one waits: they don't see its runtime.
    let outer = SceneContext.current
    let runtime = ViewRuntime(300, 400) { Tabs() }
    _ = runtime.texts(at: 0.5)
    outer.enter()
    for _ in 0..<20 { await Task.yield() }
    #expect(Tasks.seen == ["first"])
    _ = runtime.texts(at: 1.5)
    outer.enter()
    for _ in 0..<20 { await Task.yield() }
    #expect(Tasks.seen == ["first", "second"])
  }

  @MainActor private enum Events { static var seen: [String] = [] }
  @MainActor private enum Tasks { static var seen: [String] = [] }

  @Test("symbols of items are filled ones unless the item says otherwise")
  func variants() {
    struct Named: ImageProvider {
      func bitmap(named name: String) -> LoadedImage? { nil }
      func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
        let side: CGFloat = name.hasSuffix(".fill") ? 8 : 16
        return SymbolOutline(
          path: Path(CGRect(x: 0, y: 0, width: side, height: side)), size: CGSize(width: side, height: side),
          baseline: side)
      }
    }
    func picture<V: View>(@ViewBuilder _ label: () -> V) -> [CGRect] {
      let item = label()
      let resources = DrawingResources(textEngine: FixedTextEngine(), imageProvider: Named())
      return ViewRuntime(size: CGSize(width: 300, height: 400), resources: resources) {
        TabView { Text("page").tabItem { item } }
      }.fills(at: 0)
    }
    let filled = picture { Label("Home", systemImage: "heart.fill") }
    #expect(picture { Label("Home", systemImage: "heart") } == filled)
    let outline = picture { Label("Home", systemImage: "heart").environment(\.symbolVariants, .none) }
    #expect(filled.contains { $0.width == 8 } && outline.contains { $0.width == 16 })
  }

  @Test("an item in a stack is a symbol and a title as others are")
  func stacked() {
    func places<V: View>(@ViewBuilder _ label: () -> V) -> [CGRect] {
      let item = label()
      return ViewRuntime(300, 400) {
        TabView { Text("page").tabItem { item } }
      }.textPlaces(at: 0).filter { $0.text == "Home" }.map(\.frame)
    }
    let plain = places {
      Image(systemName: "house"); Text("Home")
    }
    let stacked = places {
      VStack {
        Image(systemName: "house"); Text("Home")
      }
    }
    #expect(plain.count == 1 && stacked == plain)
  }
}
