import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ContainerTests {
  @Test("rows are 44 high at least, inset by 20 and divided by lines of a pixel")
  func list() {
    let runtime = ViewRuntime {
      List {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 40)
      }
      .listStyle(.plain)
    }
    let fills = runtime.fills(at: 0)
    #expect(fills.contains(CGRect(x: 20, y: 17, width: 10, height: 10)), "\(fills)")
    #expect(fills.contains(CGRect(x: 20, y: 55, width: 10, height: 40)))
    #expect(fills.contains(CGRect(x: 20, y: 43, width: 80, height: 1)))
  }

  @Test("grouped rows stand on plates under the headers of their sections")
  func grouped() {
    let runtime = ViewRuntime(200, 200) {
      List { Section("A") { ForEach(0..<1) { _ in Color.red.frame(width: 10, height: 10) } } }
    }
    let fills = runtime.fills(at: 0)
    // The header: 17, a line of 13 points, 6.
    #expect(fills.contains { $0.minX == 20 && $0.width == 160 && $0.height == 44 }, "\(fills)")
    #expect(fills.contains { $0.minX == 40 && $0.width == 10 && $0.height == 10 }, "\(fills)")
  }

  struct Pages: View {
    let isInline: Bool
    var body: some View {
      NavigationStack {
        Color.red
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Color.green.frame(width: 10, height: 10) } }
      }
    }
  }

  @Test("content lies under a bar with the title and the items of the toolbar")
  func navigationBar() {
    let large = ViewRuntime(200, 200) { Pages(isInline: false) }.fills(at: 0)
    #expect(large.contains(CGRect(x: 0, y: 96, width: 200, height: 104)), "\(large)")
    #expect(large.contains(CGRect(x: 174, y: 17, width: 10, height: 10)), "\(large)")
    let inline = ViewRuntime(200, 200) { Pages(isInline: true) }.fills(at: 0)
    #expect(inline.contains(CGRect(x: 0, y: 44, width: 200, height: 156)), "\(inline)")
    // Without a title there is no bar.
    #expect(ViewRuntime(200, 200) { NavigationStack { Color.red } }.fills(at: 0)[1].height == 200)
    #expect(ViewRuntime(200, 200) { NavigationView { Color.red } }.fills(at: 0)[1].height == 200)
    // Of the columns of a navigation view a telephone shows the first.
    let columns = ViewRuntime(200, 200) {
      NavigationView {
        Color.red.frame(width: 50)
        Color.blue.frame(width: 60)
      }
    }.fills(at: 0)
    #expect(columns.contains(CGRect(x: 75, y: 0, width: 50, height: 200)), "\(columns)")
    #expect(!columns.contains { $0.width == 60 })
  }

  private func square(_ color: Color) -> some View { color.frame(width: 10, height: 10) }

  @Test("items of the bottom bar stand at the bottom of the page, as far apart as its spacers say")
  func bottomBar() {
    let fills = ViewRuntime(200, 200) {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            square(.green)
            Spacer()
            square(.blue)
          }
        }
      }
    }.fills(at: 0.1)
    #expect(fills.contains(CGRect(x: 0, y: 0, width: 200, height: 156)), "\(fills)")
    #expect(fills.contains(CGRect(x: 16, y: 173, width: 10, height: 10)))
    #expect(fills.contains(CGRect(x: 174, y: 173, width: 10, height: 10)))
  }

  @Test("a list's ground goes on under the bar at the bottom, which has a ground while content lies under it")
  func bottomBarGround() {
    func page(_ rows: Int) -> ViewRuntime {
      ViewRuntime(200, 200) {
        NavigationStack {
          List(0..<rows) { Text("\($0)") }.toolbar { ToolbarItem(placement: .bottomBar) { Text("bar") } }
        }
      }
    }
    let short = page(1)
    _ = short.fills(at: 0.2)
    let (fills, colors) = (short.fills(at: 0.3), short.colors(at: 0.3))
    #expect(
      fills.indices.contains { colors[$0] == "#F2F2F7FF" && fills[$0].minY <= 0 && fills[$0].maxY >= 200 },
      "\(fills)")
    #expect(!short.displayList(at: 0.3).description.contains("backdrop"))
    let long = page(20)
    _ = long.fills(at: 0.2)
    #expect(long.displayList(at: 0.3).description.contains("backdrop"))
  }

  @Test("a bar has a ground of the page's own where it is to be seen")
  func barGround() {
    func colors(_ visibility: Visibility) -> [String] {
      ViewRuntime(200, 200) {
        NavigationStack {
          Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color.green, for: .navigationBar).toolbarBackground(
              visibility, for: .navigationBar)
        }
      }.colors(at: 0.1)
    }
    #expect(colors(.visible).contains("#34C759FF"))
    #expect(!colors(.automatic).contains("#34C759FF"))
  }

  @Test("what a group in a list opens are rows of the list, 16 farther in")
  func disclosureRows() {
    let fills = ViewRuntime(200, 200) {
      List {
        DisclosureGroup(isExpanded: .constant(true)) {
          square(.red)
          square(.blue)
        } label: {
          square(.green)
        }
      }
      .listStyle(.plain)
    }.fills(at: 0)
    for place in [CGPoint(x: 20, y: 17), CGPoint(x: 36, y: 61), CGPoint(x: 36, y: 105)] {
      #expect(fills.contains(CGRect(origin: place, size: CGSize(width: 10, height: 10))), "\(fills)")
    }
  }

  private struct Pushed: View {
    var isInline = false
    var body: some View {
      NavigationStack(path: .constant([1])) {
        Color.red.navigationTitle("First").navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
          .navigationDestination(for: Int.self) { _ in Color.blue.navigationTitle("Second") }
      }
    }
  }

  @Test("a pushed page's title is as large as that of the page below")
  func pushedTitle() {
    let large = ViewRuntime(200, 200) { Pushed() }
    #expect(large.fills(at: 0).contains(CGRect(x: 0, y: 96, width: 200, height: 104)))
    let inline = ViewRuntime(200, 200) { Pushed(isInline: true) }
    #expect(inline.fills(at: 0).contains(CGRect(x: 0, y: 44, width: 200, height: 156)))
  }

  @Test("several views in a navigation container stand under one another")
  func severalRoots() {
    let runtime = ViewRuntime(200, 200) {
      NavigationStack {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.blue.frame(width: 10, height: 20)
      }
    }
    let fills = runtime.fills(at: 0)
    #expect(fills.contains(CGRect(x: 95, y: 0, width: 10, height: 10)), "\(fills)")
    #expect(fills.contains(CGRect(x: 95, y: 180, width: 10, height: 20)), "\(fills)")
  }

  @Test("bars reach into the safe area of screens with an island")
  func island() {
    func top(_ inset: CGFloat) -> CGFloat? {
      ViewRuntime(200, 300) {
        Pages(isInline: true).safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: inset) }
      }.fills(at: 0).first { $0.width == 200 && $0.height > 100 && $0.minY > inset }?.minY.rounded()
    }
    #expect(top(47) == CGFloat(91))
    #expect(top(59) == CGFloat(98))
    #expect(top(62) == CGFloat(100))
  }

  @Test(
    "without a bar a page keeps clear of the whole safe area; what is too large for it leaves the bar where it is"
  )
  func room() {
    func top(_ height: CGFloat, title: String?) -> [CGFloat] {
      ViewRuntime(200, 300) {
        NavigationStack {
          if let title {
            Color.red.frame(width: 7, height: height).navigationTitle(title).navigationBarTitleDisplayMode(
              .inline
            )
            .toolbar { Color.green.frame(width: 9, height: 9) }
          } else {
            VStack {
              Color.red.frame(width: 7, height: height)
              Spacer()
            }
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 62) }
      }.fills(at: 0).filter { $0.width == 7 || $0.width == 9 }.map { $0.minY.rounded() }
    }
    #expect(top(10, title: nil) == [62])
    #expect(top(20, title: "Title").last == top(400, title: "Title").last)
  }

  @Test("in a sheet a bar is 56 high, and a large title adds 52")
  func barInSheet() {
    func top(isInline: Bool) -> CGFloat? {
      ViewRuntime(200, 300) {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(isInline ? .inline : .large)
        }
        .environment(\.isElevated, true)
      }.fills(at: 0).first { $0.width == 200 && $0.height < 300 }?.minY
    }
    #expect(top(isInline: true) == 56)
    #expect(top(isInline: false) == 108)
  }

  @Test("buttons in a bar show their symbols alone")
  func barSymbols() {
    let runtime = ViewRuntime(200, 200) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { item(6).labelStyle(.titleOnly) }
            ToolbarItem(placement: .topBarTrailing) { item(8) }
          }
      }
    }
    let widths = runtime.fills(at: 0).filter { $0.height == 8 }.map(\.width)
    #expect(widths == [66, 8])
  }

  private func item(_ width: CGFloat) -> some View {
    Button {
    } label: {
      Label {
        Color.blue.frame(width: 60 + width, height: 8)
      } icon: {
        Color.green.frame(width: width, height: 8)
      }
    }
  }

  @Test("bars keep 16 from the sides, and 20 on wide screens")
  func barMargins() {
    func end(_ width: CGFloat) -> CGFloat? {
      ViewRuntime(width, 200) { Pages(isInline: true) }.fills(at: 0).first { $0.width == 10 }?.maxX.rounded()
    }
    #expect(end(402) == CGFloat(386))
    #expect(end(414) == CGFloat(394))
  }

  private struct Corner: ToolbarContent {
    let height: CGFloat
    @Environment(\.lineLimit) private var limit

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) {
        Color.green.frame(width: CGFloat(limit ?? 0), height: height)
      }
      if height > 5 { ToolbarItem(placement: .topBarLeading) { Color.blue.frame(width: 4, height: 4) } }
    }
  }

  @Test("items of a scene's own kind stand at their places, with the environment of the bar")
  func ownToolbarContent() {
    let fills = ViewRuntime(200, 200) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { Corner(height: 8) }
      }.lineLimit(12)
    }.fills(at: 0)
    #expect(fills.contains(CGRect(x: 172, y: 18, width: 12, height: 8)), "\(fills)")
    #expect(fills.contains(CGRect(x: 16, y: 20, width: 4, height: 4)), "\(fills)")
  }

  @Test("a link pushes its view from the trailing side")
  func push() {
    let runtime = ViewRuntime(200, 200) {
      NavigationStack { NavigationLink("Go") { Color.blue } }
    }
    _ = runtime.displayList(at: 0)
    runtime.scheduleTap(on: .name("Go"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    let moving = runtime.fills(at: 0.6)
    #expect(moving.contains { abs($0.width - 200) < 1e-6 && $0.minX > 0 }, "\(moving)")
    let there = runtime.fills(at: 3)
    #expect(there.contains(CGRect(x: 0, y: 44, width: 200, height: 156)), "\(there)")
  }

  struct Tabs: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        Color.red.tabItem { Label("One", systemImage: "1.circle") }.tag(1)
        Color.blue.tabItem { Label("Two", systemImage: "2.circle") }.tag(2)
      }
    }
  }

  @Test("a tab view shows the chosen page above a bar of 49 points")
  func tabs() {
    let runtime = ViewRuntime(200, 200) { Tabs() }
    #expect(runtime.fills(at: 0).dropFirst().first == CGRect(x: 0, y: 0, width: 200, height: 151))
    #expect(runtime.colors(at: 0).prefix(2) == ["#FFFFFFFF", "#FF3B30FF"])
    runtime.scheduleTap(on: .name("Two"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    #expect(runtime.colors(at: 1).prefix(2) == ["#FFFFFFFF", "#007AFFFF"])
    let paged = ViewRuntime(200, 200) { Tabs().tabViewStyle(.page) }
    #expect(paged.fills(at: 0).first == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("the bar of a tab view has a ground where the page shown goes on below it")
  func tabGround() {
    func hasGround(_ height: CGFloat, page: Int = 1, at time: TimeInterval = 0.2) -> Bool {
      struct Pages: View {
        let height: CGFloat
        let page: Int
        var body: some View {
          TabView(selection: .constant(page)) {
            ScrollView { Color.red.frame(height: height) }.tabItem { Text("a") }.tag(1)
            Color.blue.tabItem { Text("b") }.tag(2)
          }
        }
      }
      return ViewRuntime(200, 200) { Pages(height: height, page: page) }
        .displayList(at: time).description.contains("backdrop (blur")
    }
    #expect(!hasGround(100))
    #expect(!hasGround(151))
    #expect(hasGround(152))
    #expect(!hasGround(500, page: 2))
  }

  @Test("items of a bar in the older form show their symbols in the large scale as well")
  func itemsOfOlderForm() {
    struct Item: View {
      @Environment(\.imageScale) private var scale
      var body: some View { TestColor.red.frame(width: scale == .large ? 20 : 10, height: 7) }
    }
    let runtime = ViewRuntime(200, 200) {
      NavigationView { Text("a").navigationBarItems(leading: Item(), trailing: Item()) }
    }
    #expect(runtime.fills(at: 0.2).filter { $0.height == 7 }.map(\.width) == [20, 20])
  }

  private struct Scrolled: View {
    let isInline: Bool
    var row: Int?
    var ground: Color?

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { TestColor.red.frame(height: 50).id($0) } }
              .onAppear { if let row { proxy.scrollTo(row, anchor: .top) } }
          }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(isInline ? .inline : .large)
        .toolbarBackground(ground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.bar), for: .navigationBar)
        .toolbarBackground(ground == nil ? .automatic : .visible, for: .navigationBar)
      }
    }
  }

  @Test("a navigation bar has a ground once content has gone under it, or where the scene asks for one")
  func navigationGround() {
    func text(_ isInline: Bool, _ row: Int?) -> String {
      ViewRuntime(200, 300) { Scrolled(isInline: isInline, row: row) }.displayList(at: 0.5).description
    }
    for isInline in [true, false] {
      #expect(!text(isInline, nil).contains("backdrop"))
      #expect(text(isInline, 2).contains("backdrop"))
    }
    // A large title goes up first: after 50 points 2 of it are left.
    #expect(!text(false, 1).contains("backdrop"))
    let asked = ViewRuntime(200, 300) { Scrolled(isInline: true, ground: .green) }
    #expect(asked.colors(at: 0.5).contains("#34C759FF"))
    #expect(asked.fills(at: 0.5).contains(CGRect(x: 0, y: 0, width: 200, height: 44)))
  }

  @Test("what has scrolled is seen under the bar above")
  func underBar() {
    let runtime = ViewRuntime(200, 300) { Scrolled(isInline: true, row: 2) }
    let clips = runtime.displayList(at: 0.5).description
    #expect(clips.contains("0 -44 200 300"), "\(clips)")
  }

  @Test("the page behind a sheet as high as can be is smaller; behind a lower one it stays")
  func pageBehind() {
    func pages(_ detent: PresentationDetent) -> [CGRect] {
      ViewRuntime(200, 400) {
        Color.red
          .sheet(isPresented: .constant(true)) { Color.blue.presentationDetents([detent]) }
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
      }.fills(at: 2)
    }
    // 168 of 200 wide; 40 of its own lie over it.
    let small = CGRect(x: 16, y: 40 + 40 * 0.84, width: 168, height: 360 * 0.84)
    #expect(pages(.large).contains { isNear($0, small) }, "\(pages(.large))")
    // The page stands on a ground of its own size.
    #expect(pages(.large).contains { abs($0.width - 168) < 0.1 && abs($0.height - 336) < 0.1 })
    #expect(pages(.medium).contains(CGRect(x: 0, y: 40, width: 200, height: 360)), "\(pages(.medium))")
    // As bars, it keeps 20 from the sides of screens from 414 on.
    let wide = ViewRuntime(414, 400) {
      Color.red.sheet(isPresented: .constant(true)) { Color.blue }
    }
    #expect(wide.fills(at: 2).contains { abs($0.minX - 20) < 0.1 && abs($0.width - 374) < 0.1 })
  }

  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Color.red.onTapGesture { isShown = true }
        .sheet(isPresented: $isShown) { Color.blue }
    }
  }

  @Test("a sheet comes from below and covers all but 54 points at the top")
  func sheet() {
    let runtime = ViewRuntime(200, 200) { Sheet() }
    #expect(runtime.fills(at: 0).count == 1)
    runtime.scheduleTap(on: .point(x: 10, y: 10), at: 0.5) { _ in Issue.record("nothing was tapped") }
    let moving = runtime.fills(at: 0.6).last
    #expect(
      moving.map { $0.minY > 54 && abs($0.height - 146) < 1e-6 } == true, "\(String(describing: moving))")
    #expect(runtime.fills(at: 3).last == CGRect(x: 0, y: 54, width: 200, height: 146))
  }

  @Test("a dark scene is drawn on black")
  func preferredColorScheme() {
    let runtime = ViewRuntime { Rectangle().frame(width: 10, height: 10).preferredColorScheme(.dark) }
    #expect(runtime.colors(at: 0) == ["#FFFFFFFF"])
    #expect(runtime.displayList(at: 0).description.contains("(background #000000FF)"))
  }

  @Test("sections of lists stand apart, on plates; a row's own ground fills its plate")
  func listSections() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Section {
          Color.red.frame(height: 10)
          Color.red.frame(height: 10).listRowBackground(Color.blue)
        }
        Section { Color.red.frame(height: 10).listRowSeparatorTint(.green) }
      }
    }
    func plate(_ y: CGFloat) -> CGRect { CGRect(x: 20, y: y, width: 160, height: 44) }
    func row(_ y: CGFloat) -> CGRect { CGRect(x: 40, y: y + 17, width: 120, height: 10) }
    let fills = runtime.fills(at: 0)
    #expect(fills.first == CGRect(x: 0, y: 0, width: 200, height: 400))
    // The line under the first row alone: the others end their groups.
    let line = CGRect(x: 40, y: 78, width: 140, height: 1)
    #expect(fills.dropFirst() == [plate(35), row(35), line, plate(79), row(79), plate(158), row(158)])
  }

  @Test("room between rows and sections of a list")
  func listSpacing() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Section {
          Color.red
          Color.red
        }
        Section { Color.red }
      }
      .listStyle(.plain).listRowSpacing(6).listSectionSpacing(10).listRowSeparator(.hidden)
    }
    let red = ViewRuntime(200, 400) { Color.red }.colors(at: 0)[0]
    let rows = zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter { $0.1 == red }
    #expect(rows.map(\.0.midY) == [22, 72, 126])
  }
}
