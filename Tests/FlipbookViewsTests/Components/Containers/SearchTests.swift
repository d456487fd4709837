import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Searches that are open, with their suggestions and scopes.
@MainActor
@Suite struct SearchTests {
  private final class Record {
    var text = ""
    var isPresented = false
    var isSearching: [Bool] = []
  }

  private struct Page: View {
    let record: Record
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss
    var body: some View {
      record.isSearching.append(isSearching)
      return VStack {
        Text("page")
        Button("end") { dismiss() }
      }
    }
  }

  private struct Searched: View {
    let record: Record
    @State var text = ""
    @State var isPresented: Bool
    var activation = SearchScopeActivation.automatic
    var suggestions: [String] = []
    @State private var scope = 0
    var body: some View {
      record.text = text
      record.isPresented = isPresented
      return NavigationStack {
        Page(record: record)
          .navigationTitle("title")
          .searchable(text: $text, isPresented: $isPresented, prompt: "find")
          .searchScopes($scope, activation: activation) {
            Text("all").tag(0)
            Text("own").tag(1)
          }
          .searchSuggestions {
            ForEach(suggestions, id: \.self) { Text($0).searchCompletion($0 + "!") }
          }
      }
    }
  }

  @Test("a search around a stack has its field below the bar of the first page")
  func aroundStack() {
    func places<V: View>(@ViewBuilder _ content: () -> V) -> [CGRect] {
      let runtime = ViewRuntime(390, 300, content: content)
      _ = runtime.displayList(at: 0.2)
      return runtime.textPlaces(at: 0.3).filter { ["title", "find", "page"].contains($0.text) }.map(\.frame)
    }
    let inside = places {
      NavigationStack {
        Text("page").navigationTitle("title").searchable(text: .constant(""), prompt: "find")
      }
    }
    let around = places {
      NavigationStack { Text("page").navigationTitle("title") }
        .onAppear {}
        .searchable(text: .constant(""), prompt: "find")
    }
    #expect(inside.count == 3 && around == inside)
  }

  private struct Scrolled: View {
    /// How far the page has gone up, in tens of points.
    let tens: Int
    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<90) { Text("\($0)").frame(height: 10).id($0) } }
          }
          .onAppear { proxy.scrollTo(tens, anchor: .top) }
        }
        .background(Color.green)
        .navigationTitle("title").searchable(text: .constant(""), prompt: "find")
      }
    }
  }

  /// uhcakip/JPApexPredators, its list scrolled.
  @Test("the field goes away first as the page scrolls, then the large title")
  func scrolled() {
    func runtime(_ tens: Int) -> ViewRuntime { ViewRuntime(390, 400) { Scrolled(tens: tens) } }
    func hasField(_ tens: Int) -> Bool {
      runtime(tens).displayList(at: 0.5).description.contains("#7676801F")
    }
    func hasGround(_ tens: Int) -> Bool {
      runtime(tens).displayList(at: 0.5).description.contains("backdrop")
    }
    #expect(hasField(0) && hasField(3) && !hasField(6))
    // The page's ground reaches up behind the field.
    let list = runtime(0).displayList(at: 0.5).description
    let (ground, field) = (list.range(of: "#34C759FF"), list.range(of: "#7676801F"))
    #expect(ground.flatMap { ground in field.map { ground.lowerBound < $0.lowerBound } } == true, "\(list)")
    // 52 of the field and as many of the title.
    #expect(!hasGround(5) && !hasGround(10) && hasGround(12))
    func top(_ tens: Int) -> CGFloat? {
      runtime(tens).textPlaces(at: 0.5).first { $0.text == "\(tens)" }?.frame.minY
    }
    // The first row that is in sight stands where the field ended, and the rows before it under the bar.
    #expect(top(0) == top(3) && top(0) == top(20))
  }

  @Test("the prompt is as dark as the glass before it")
  func prompt() {
    let runtime = ViewRuntime(390, 300) { Searched(record: Record(), isPresented: false) }
    _ = runtime.displayList(at: 0.2)
    // The glass and the prompt, and nothing in the paler colour of other prompts.
    let list = runtime.displayList(at: 0.3).description
    let texts = list.split(separator: "\n").filter { $0.contains("(text ") }
    #expect(texts.contains { $0.contains("#3C3C4399") }, "\(list)")
    #expect(!list.contains("#3C3C434D"))
  }

  @Test("an open search takes the place of the bar, with a button that ends it")
  func presented() {
    let record = Record()
    let runtime = ViewRuntime(400, 700) { Searched(record: record, text: "x", isPresented: true) }
    let texts = runtime.texts(at: 1)
    #expect(texts.contains("Cancel") && !texts.contains("title") && texts.contains("page"), "\(texts)")
    #expect(record.isSearching.last == true)
    runtime.perform(at: 1.1, .tap(.name("Cancel"), count: 1))
    let after = runtime.texts(at: 3)
    #expect(!after.contains("Cancel") && after.contains("title") && after.contains("find"), "\(after)")
    #expect(record.text == "" && !record.isPresented && record.isSearching.last == false)
  }

  /// DharmaMithraTirunagari/FetchTakeHomeProject, a search: the glass begins at 64.33.
  @Test("the field of an open search begins 8 below where the bar does", arguments: [(47, 55), (62, 64)])
  func island(inset: CGFloat, top: CGFloat) {
    let runtime = ViewRuntime(400, 700) {
      Searched(record: Record(), text: "x", isPresented: true)
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: inset) }
    }
    _ = runtime.displayList(at: 0)
    let glass = runtime.fills(at: 2).first { abs($0.height - 36) < 0.5 && $0.width > 200 }
    #expect(glass?.minY.rounded() == top, "\(runtime.fills(at: 2))")
  }

  @Test("a tap on the field opens the search, and the action of the environment ends it")
  func tapped() {
    let record = Record()
    let runtime = ViewRuntime(400, 700) { Searched(record: record, isPresented: false) }
    #expect(!runtime.texts(at: 0).contains("Cancel"))
    runtime.perform(at: 0.1, .tap(.name("find"), count: 1))
    #expect(runtime.texts(at: 1).contains("Cancel") && record.isPresented)
    runtime.perform(at: 1.1, .tap(.name("end"), count: 1))
    #expect(!runtime.texts(at: 3).contains("Cancel") && !record.isPresented)
  }

  private struct Focused: View {
    let record: Record
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      record.isPresented = isFocused
      return NavigationStack {
        VStack {
          Button("seek") { isFocused = true }
          TextField("other", text: .constant(""))
        }
        .searchable(text: $text, prompt: "find")
        .searchFocused($isFocused)
      }
    }
  }

  @Test("the state of searchFocused opens the search, and is true while its field alone has the keyboard")
  func focused() {
    let record = Record()
    let runtime = ViewRuntime(400, 700) { Focused(record: record) }
    #expect(!runtime.texts(at: 0).contains("Cancel") && !record.isPresented)
    runtime.perform(at: 0.1, .tap(.name("seek"), count: 1))
    #expect(runtime.texts(at: 1).contains("Cancel") && record.isPresented)
    runtime.perform(at: 1.1, .tap(.name("other"), count: 1))
    #expect(runtime.texts(at: 2).contains("Cancel") && !record.isPresented)
    runtime.perform(at: 2.1, .tap(.name("find"), count: 1))
    _ = runtime.texts(at: 3)
    #expect(record.isPresented)
  }

  @Test("suggestions stand in place of the content while the search is open, and complete its text")
  func suggestions() {
    let record = Record()
    let closed = ViewRuntime(400, 700) {
      Searched(record: record, isPresented: false, suggestions: ["one", "two"])
    }
    #expect(!closed.texts(at: 1).contains("one"))
    let runtime = ViewRuntime(400, 700) {
      Searched(record: record, isPresented: true, suggestions: ["one", "two"])
    }
    let places = runtime.textPlaces(at: 1)
    #expect(places.contains { $0.text == "one" } && places.contains { $0.text == "two" }, "\(places)")
    let two = places.first { $0.text == "two" }?.frame ?? .zero
    runtime.perform(at: 1.1, .tap(.point(x: two.midX, y: two.midY), count: 1))
    _ = runtime.fills(at: 2)
    #expect(record.text == "two!")
  }

  @Test("scopes wait for the first letter, or are there with the search, and never without it")
  func scopes() {
    func shows(_ text: String, _ isPresented: Bool, _ activation: SearchScopeActivation) -> Bool {
      ViewRuntime(400, 700) {
        Searched(record: Record(), text: text, isPresented: isPresented, activation: activation)
      }
      .texts(at: 1).contains("own")
    }
    #expect(!shows("", true, .automatic) && shows("a", true, .automatic) && !shows("a", false, .automatic))
    #expect(!shows("", true, .onTextEntry) && shows("a", true, .onTextEntry))
    #expect(shows("", true, .onSearchPresentation) && !shows("", false, .onSearchPresentation))
  }

  @Test("a small title that people may change has a menu to rename it, and others have none")
  func boundTitle() {
    func symbols(_ isBound: Bool, _ mode: NavigationBarItem.TitleDisplayMode) -> Int {
      ViewRuntime(400, 700) {
        NavigationStack {
          if isBound {
            Text("page").navigationTitle(.constant("title")).navigationBarTitleDisplayMode(mode)
          } else {
            Text("page").navigationTitle("title").navigationBarTitleDisplayMode(mode)
          }
        }
      }.fills(at: 0).count
    }
    #expect(symbols(true, .inline) > symbols(false, .inline))
    #expect(symbols(true, .large) == symbols(false, .large))
  }

  @Test("a title in the row of items has a menu, and a large one has none")
  func titleMenu() {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> ViewRuntime {
      ViewRuntime(400, 700) {
        NavigationStack {
          Text("page").navigationTitle("title").navigationBarTitleDisplayMode(mode)
            .toolbarTitleMenu { Button("rename") {} }
        }
      }
    }
    let runtime = page(.inline)
    #expect(!runtime.texts(at: 0.5).contains("rename"))
    let title = runtime.textPlaces(at: 0.6).first { $0.text == "title" }?.frame ?? .zero
    runtime.perform(at: 0.7, .tap(.point(x: title.midX, y: title.midY), count: 1))
    #expect(runtime.texts(at: 2).contains("rename"))
    let large = page(.large)
    #expect(large.texts(at: 1).contains("title") && large.fills(at: 1).count < runtime.fills(at: 0).count)
  }
}
