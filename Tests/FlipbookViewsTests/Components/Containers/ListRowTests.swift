import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Rows against pictures of phones; the texts of these tests are as high as their font.
@MainActor
@Suite struct ListRowTests {
  private let metrics = ControlMetrics(.iOS18).list

  private func plates(_ runtime: ViewRuntime) -> [CGRect] {
    runtime.fills(at: 0).filter { $0.minX == metrics.margin && $0.width == 200 - 2 * metrics.margin }
  }

  private struct Choice: View {
    @State private var chosen: Int? = 1
    var body: some View {
      List(0..<3, id: \.self, selection: $chosen) { Text("\($0)") }.listStyle(.plain)
    }
  }

  @Test("a field of several lines is no higher than its room and begins at the top")
  func tallField() {
    func field(_ text: String) -> (plate: CGRect?, text: CGFloat?) {
      let runtime = ViewRuntime {
        TextField("a", text: .constant(text), axis: .vertical).background(Color.red).frame(height: 40)
      }
      return (runtime.fills(at: 0).first, runtime.textPlaces(at: 0).first?.frame.minY)
    }
    let long = field(String(repeating: "words ", count: 20))
    #expect(long.plate == CGRect(x: 0, y: 30, width: 100, height: 40) && long.text == 30, "\(long)")
    let short = field("a")
    #expect(short.plate?.height == 17 && short.text == 42, "\(short)")
  }

  @Test("the chosen row is grey, and a tap chooses another")
  func selection() {
    let runtime = ViewRuntime(200, 200) { Choice() }
    func grey(at time: Double) -> [CGRect] {
      zip(runtime.fills(at: time), runtime.colors(at: time)).filter { $0.1 == "#D1D1D6FF" }.map(\.0)
    }
    #expect(grey(at: 0) == [CGRect(x: 0, y: 44, width: 200, height: 44)])
    runtime.perform(at: 0.1, .tap(.point(x: 100, y: 110), count: 1))
    #expect(grey(at: 1) == [CGRect(x: 0, y: 88, width: 200, height: 44)])
  }

  @Test("headers are as high as a list asks them to be, and insets count for single edges")
  func headersAndEdges() throws {
    func tops(_ least: CGFloat?, _ inset: CGFloat?) -> [CGFloat] {
      let runtime = ViewRuntime(200, 300) {
        List {
          Section {
            TestColor.red.frame(width: 20, height: 44).listRowInsets(.leading, inset)
          } header: {
            Text("a")
          }
        }
        .environment(\.defaultMinListHeaderHeight, least)
      }
      let red = zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter { $0.0.width == 20 }.map(\.0)
      return red.flatMap { [$0.minX, $0.minY] }
    }
    let usual = tops(nil, nil)
    #expect(usual.count == 2 && tops(1, nil) == usual)
    #expect(tops(90, nil)[1] > usual[1] + 20 && tops(90, nil)[0] == usual[0])
    #expect(tops(nil, 3)[0] == metrics.margin + 3)
  }

  @Test("rows with an image of 30 points or with controls are 44 high, as with a text alone")
  func rowWithImage() {
    let runtime = ViewRuntime(200, 300) {
      List {
        Text("a")
        HStack {
          Color.red.frame(width: 30, height: 30)
          Text("a")
        }
        Toggle("a", isOn: .constant(true))
        Stepper("a", value: .constant(1))
        DatePicker("a", selection: .constant(.distantPast), displayedComponents: .date)
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented)
      }
    }
    let heights = Array(repeating: CGFloat(44), count: 6)
    #expect(plates(runtime).map(\.height) == heights)
    #expect(plates(runtime).first?.minY == 35)
  }

  @Test("a square of 40 keeps 11 from the edges of its row beside a text")
  func rowWithShape() {
    let runtime = ViewRuntime(200, 300) {
      List {
        HStack {
          Text("a")
          ZStack {
            RoundedRectangle(cornerRadius: 10).scaledToFit().frame(width: 40)
            Text("b")
          }
        }
      }
    }
    #expect(plates(runtime).map(\.height) == [62])
  }

  @Test("the first plate begins where a large title ends, but 35 below other bars and other views")
  func belowLargeTitle() {
    func top(inline: Bool, over: CGFloat = 0) -> CGFloat? {
      plates(
        ViewRuntime(200, 300) {
          NavigationStack {
            VStack(spacing: 0) {
              if over > 0 { Color.red.frame(height: over) }
              List { Text("a") }
            }
            .navigationTitle("Title").navigationBarTitleDisplayMode(inline ? .inline : .large)
          }
        }
      ).first?.minY
    }
    #expect(top(inline: false) == 96)
    #expect(top(inline: true) == 79)
    #expect(top(inline: false, over: 10) == 141)
  }

  @Test("in the dark, lists in sheets are lighter")
  func elevated() {
    func colors(_ isElevated: Bool) -> ArraySlice<String> {
      ViewRuntime(200, 300) {
        List { Text("a") }.environment(\.isElevated, isElevated).environment(\.colorScheme, .dark)
      }.colors(at: 0).prefix(2)
    }
    #expect(colors(false) == ["#000000FF", "#1C1C1EFF"])
    #expect(colors(true) == ["#1C1C1EFF", "#2C2C2EFF"])
  }

  @Test("a list without rows is white")
  func empty() {
    func ground(_ rows: Int) -> String? {
      ViewRuntime(200, 300) { List { ForEach(0..<rows) { _ in Text("a") } } }.colors(at: 0).first
    }
    #expect(ground(0) == "#FFFFFFFF")
    #expect(ground(1) == "#F2F2F7FF")
  }

  @Test("what is higher than 37 keeps 11 points from the edges of its row")
  func insets() {
    let runtime = ViewRuntime(200, 1000) {
      List {
        Text("a").font(.system(size: 40))
        Color.red.frame(height: 60)
        VStack(spacing: 0) {
          Text("a").font(.system(size: 20))
          Text("b").font(.system(size: 20))
        }
        Text("a").font(.system(size: 20)).frame(height: 40)
        Text("a").font(.system(size: 20)).padding(.vertical, 10)
        HStack {
          Color.red.frame(width: 50, height: 50).padding(.vertical)
          Text("a")
        }
        LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(0..<2) { _ in Color.red.frame(height: 36) } }
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.wheel)
      }
    }
    let heights: [CGFloat] = [62, 82, 62, 62, 62, 104, 102, 238]
    #expect(plates(runtime).map(\.height) == heights)
  }

  @Test("the line under a row begins at its first text and is a pixel thick")
  func separator() {
    let runtime = ViewRuntime(200, 200) {
      List {
        HStack(spacing: 8) {
          Color.red.frame(width: 30, height: 30)
          Text("a")
        }
        Text("b")
      }
    }
    let lines = runtime.fills(at: 0).filter { $0.height == 1 }
    #expect(lines == [CGRect(x: 78, y: 78, width: 102, height: 1)])
  }

  @Test("an inset list begins without a line, also below a large title")
  func firstLine() {
    let runtime = ViewRuntime(200, 300) {
      NavigationStack { List { ForEach(0..<2) { _ in Text("a") } }.listStyle(.inset).navigationTitle("A") }
    }
    let lines = runtime.fills(at: 0).filter { $0.height == 1 && $0.width > 50 }.map(\.minY).sorted()
    #expect(lines.count == 2 && lines.last.map { $0 - lines[0] } == 44, "\(lines)")
  }

  @Test("a row that hides its lines hides that of the row before as well, one that hides an edge only that")
  func hiddenSeparators() {
    func lines(_ edges: VerticalEdge.Set) -> [CGFloat] {
      ViewRuntime(200, 300) {
        List {
          Color.red.frame(height: 20)
          Color.red.frame(height: 20).listRowSeparator(.hidden, edges: edges)
          Color.red.frame(height: 20)
        }
      }.fills(at: 0).filter { $0.height == 1 }.map(\.minY)
    }
    #expect(lines(.all) == [])
    #expect(lines(.top) == [122])
    #expect(lines(.bottom) == [78])
  }

  @Test("headers are in capitals, above their plate; footers below it, then half a gap")
  func labels() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Section {
          Text("a")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section("Next") { Text("b") }
        Section { Text("c") }
      }
    }
    // 17 + 13 + 6, a row, 6 + 13 + 12 and again 17 + 13 + 6; then two halves of 17.5.
    let tops: [CGFloat] = [36, 147, 226]
    #expect(plates(runtime).map(\.minY) == tops)
    let texts = runtime.displayList(at: 0).items.compactMap { item -> String? in
      guard case .text(let layout, origin: _, _) = item.content else { return nil }
      let scalars = layout.lines.flatMap(\.runs).flatMap(\.glyphs).compactMap { Unicode.Scalar($0.index) }
      return String(String.UnicodeScalarView(scalars))
    }
    #expect(texts == ["HEAD", "a", "Foot", "NEXT", "b", "c"])
  }

  @Test("a font around a list is that of its headers and footers too")
  func labelFont() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Section {
          Text("a")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
      .font(.system(size: 20))
    }
    let sizes = runtime.displayList(at: 0).items.compactMap { item -> CGFloat? in
      guard case .text(let layout, origin: _, _) = item.content else { return nil }
      return layout.lines.first?.runs.first?.size
    }
    #expect(sizes == [20, 20, 20])
  }

  @Test("grouped lists go from edge to edge, plain ones begin without a line")
  func looks() {
    let grouped = ViewRuntime(200, 200) { List { Text("a") }.listStyle(.grouped) }.fills(at: 0)
    #expect(grouped.contains(CGRect(x: 0, y: 35, width: 200, height: 44)))
    let plain = ViewRuntime(200, 200) { List { Text("a") }.listStyle(.plain) }.fills(at: 0)
    #expect(plain.filter { $0.height == 1 }.map(\.minY) == [43])
  }

  @Test("rows without plates have a ground each, and what lies behind the list is seen beside them")
  func plainGround() {
    let black = Color(.sRGB, red: 0, green: 0, blue: 0)
    func fills(_ list: some View) -> [String] {
      let runtime = ViewRuntime(200, 200) { list.listStyle(.plain).background(black) }
      return zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter {
        $0.0.height > 1 && !$0.1.hasSuffix("00")
      }
      .map { "\($0.1) \(Int($0.0.minY)) \(Int($0.0.height))" }
    }
    #expect(fills(List { Text("a") }) == ["#000000FF 0 200", "#FFFFFFFF 0 44"])
    #expect(fills(List { Text("a").listRowBackground(Color.clear) }) == ["#000000FF 0 200"])
    #expect(
      fills(List { Text("a") }.scrollContentBackground(.hidden)) == ["#000000FF 0 200", "#FFFFFFFF 0 44"])
  }

  @Test("a link in a row has a chevron and a label in the style that is set around it")
  func link() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    func color(_ view: some View) -> String? {
      ViewRuntime(200, 200) { List { view } }.colors(at: 0).first { $0 == "#FF0000FF" || $0 == "#000000FF" }
    }
    let link = NavigationLink {
      EmptyView()
    } label: {
      Rectangle().frame(width: 10, height: 10)
    }
    #expect(color(link) == "#000000FF")
    #expect(color(link.foregroundStyle(red)) == "#FF0000FF")
  }

  @Test("what has no height of its own fills a row up to 4 from its edges")
  func filling() {
    let runtime = ViewRuntime(200, 300) {
      List {
        ZStack {
          Color.red
          Color.blue.frame(width: 5, height: 20)
        }
        .padding(16)
        Color.green.frame(width: 7)
      }
    }
    #expect(plates(runtime).map(\.height) == [74, 44])
    let fills = runtime.fills(at: 0)
    // 74 - 8 - 32 high; then all of a row of 44 but 8.
    #expect(fills.contains { $0.minY == 35 + 20 && $0.height == 34 && $0.width > 50 }, "\(fills)")
    #expect(fills.contains { $0.minY == 35 + 74 + 4 && $0.height == 36 && $0.width == 7 }, "\(fills)")
  }

  @Test("a field is a point higher than its text, and with a border 34 high at least")
  func plainField() {
    func height(_ view: some View) -> CGFloat {
      var height: CGFloat = -1
      let runtime = ViewRuntime(200, 300) {
        view.onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
      }
      _ = runtime.displayList(at: 0)
      return height
    }
    let line = height(Text("b")).rounded(.up)
    let field = TextField("a", text: .constant("b"))
    #expect(line > 0 && height(field) == line + 1)
    #expect(height(SecureField("a", text: .constant("b"))) == line)
    #expect(height(field.textFieldStyle(.roundedBorder)) == max(22, line + 1) + 12)
  }

  @Test("a field's prompt stands in it in place of its label while it is empty")
  func prompt() {
    func texts(_ field: TextField<Text>) -> [String] {
      ViewRuntime(200, 100) { field }.texts(at: 0).filter { $0.hasSuffix("name") }
    }
    #expect(texts(TextField(text: .constant("")) { Text("name") }) == ["name"])
    #expect(
      texts(TextField(text: .constant(""), prompt: Text("your name")) { Text("name") }) == ["your name"])
    #expect(
      texts(TextField(text: .constant(""), prompt: Text("your name"), axis: .vertical) { Text("name") })
        == ["your name"])
    #expect(texts(TextField(text: .constant("b"), prompt: Text("your name")) { Text("name") }) == [])
  }

  @Test("an editor in a row is 17 higher than a line; the line below begins where the content does")
  func editor() {
    var line: CGFloat = 0
    let text = ViewRuntime(200, 300) {
      Text("b").font(.system(size: 21)).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
        line = $0.rounded(.up)
      }
    }
    _ = text.displayList(at: 0)
    #expect(line > 0)
    let runtime = ViewRuntime(200, 300) {
      List {
        TextEditor(text: .constant("")).font(.system(size: 21))
        Text("a")
      }
    }
    let lines = runtime.fills(at: 0).filter { $0.height == 1 }
    // 11 above and below, and the line lies within the row.
    #expect(lines == [CGRect(x: 40, y: 35 + line + 17 + 2 * 11 - 1, width: 140, height: 1)])
  }

  @Test("the rows of an inline picker are 44 high")
  func inlinePicker() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Picker("", selection: .constant(1)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }.pickerStyle(.inline)
      }
    }
    #expect(plates(runtime).map(\.height) == [44, 44], "\(plates(runtime))")
  }

  @Test("a case that is set around a section or a list comes before the capitals of headers")
  func headerCase() {
    func header(_ isList: Bool) -> [String] {
      ViewRuntime(200, 400) {
        if isList {
          List { Section("Next") { Text("b") } }.textCase(nil)
        } else {
          List { Section("Next") { Text("b") }.textCase(nil) }
        }
      }.texts(at: 0)
    }
    #expect(header(false) == ["Next", "b"] && header(true) == ["Next", "b"])
  }

  @Test("a header of increased prominence is 43 high: 6.67, a line of 20 points and 12.33")
  func prominentHeader() {
    func top(_ prominence: Prominence) -> CGFloat? {
      plates(
        ViewRuntime(200, 400) {
          List { Section("Next") { Text("b") }.headerProminence(prominence) }
        }
      ).first?.minY
    }
    // The tests' font is as high as it is large.
    #expect(top(.increased).map { abs($0 - 39) < 0.4 } == true, "\(String(describing: top(.increased)))")
    #expect(top(.standard) == 36)
  }

  @Test("an inline picker among other rows is a section, which its label is over, unless labels are hidden")
  func inlinePickerSection() {
    func page(hidden: Bool) -> ViewRuntime {
      ViewRuntime(200, 500) {
        Form {
          Text("first")
          let picker = Picker("kind", selection: .constant(1)) {
            Text("a").tag(1)
            Text("b").tag(2)
          }.pickerStyle(.inline)
          if hidden { picker.labelsHidden() } else { picker }
          Text("last")
        }
      }
    }
    let shown = page(hidden: false)
    let places = shown.textPlaces(at: 0)
    func top(_ text: String) -> CGFloat { places.first { $0.text == text }?.frame.minY ?? 0 }
    #expect(top("KIND") > top("first") + 44 && top("a") > top("KIND"))
    #expect(abs(top("b") - top("a") - 44) < 0.5 && top("last") > top("b") + 60)
    #expect(!page(hidden: true).texts(at: 0).contains("KIND"))
  }

  @Test("fields with a border may come close to a row's edges")
  func borderedField() {
    let runtime = ViewRuntime(200, 300) {
      List {
        TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("a", text: .constant(""))
      }
    }
    #expect(plates(runtime).map(\.height) == [44, 44])
  }

  @Test("below a search field the first plate begins 15 after it, and the field stands on the list's ground")
  func search() throws {
    let runtime = ViewRuntime(200, 300) {
      NavigationStack {
        List { Text("a") }.navigationTitle("Title").searchable(text: .constant(""))
      }
    }
    let fills = runtime.fills(at: 0.5)
    let field = try #require(fills.firstIndex(of: CGRect(x: 16, y: 97, width: 168, height: 36)), "\(fills)")
    #expect(plates(runtime).map(\.minY) == [148])
    let colors = runtime.colors(at: 0.5)
    let grey = fills.indices.filter { colors[$0] == "#F2F2F7FF" }
    #expect(grey.contains { $0 < field && fills[$0].minY <= 0 && fills[$0].maxY >= 133 }, "\(fills)")
    #expect(!grey.contains { $0 > field && fills[$0].minY < 133 }, "\(fills)")
  }

  @Test(
    "titles of labels begin 44 after the row's content, and icons have the tint; headers and own styles don't"
  )
  func rowLabels() throws {
    let runtime = ViewRuntime(200, 400) {
      List {
        Section {
          Label {
            Text("row")
          } icon: {
            Circle().frame(width: 10, height: 10)
          }
          Label {
            Text("wide")
          } icon: {
            Circle().frame(width: 30, height: 10)
          }
          Label {
            Text("plain")
          } icon: {
            Circle().frame(width: 10, height: 10)
          }.labelStyle(.titleAndIcon)
          Label {
            Text("tinted")
          } icon: {
            Circle().frame(width: 10, height: 10)
          }.listItemTint(Color.red)
        } header: {
          Label {
            Text("head")
          } icon: {
            Circle().frame(width: 10, height: 10)
          }
        }
      }
    }
    let places = runtime.textPlaces(at: 0)
    func start(_ text: String) -> CGFloat? { places.first { $0.text == text }.map { $0.frame.minX - 40 } }
    #expect(start("row") == 44 && start("wide") == 44 && start("plain") == 18 && start("HEAD") == 18)
    let icons = zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter { $0.0.height == 10 }
    #expect(icons.contains { $0.0.midX == 54 && $0.1 == "#007AFFFF" })
    #expect(icons.contains { $0.0.midX == 54 && $0.1 == "#FF3B30FF" })
  }

  @Test("a text with little room around it makes a row of 44, and a frame has more")
  func lowContent() {
    let runtime = ViewRuntime(200, 400) {
      List {
        Text("a").padding(4)
        Color.red.frame(height: 40)
      }
    }
    #expect(plates(runtime).map(\.height) == [44, 62])
  }

  @Test("in a section the label of an inline picker is a row of its own")
  func inlinePickerInSection() {
    let runtime = ViewRuntime(200, 500) {
      Form {
        Section {
          Picker("kind", selection: .constant(1)) {
            Text("a").tag(1)
            Text("b").tag(2)
          }.pickerStyle(.inline)
        }
      }
    }
    let places = runtime.textPlaces(at: 0)
    func top(_ text: String) -> CGFloat { places.first { $0.text == text }?.frame.minY ?? 0 }
    #expect(top("a") - top("kind") == 44 && top("b") - top("a") == 44)
    #expect(!runtime.texts(at: 0).contains("KIND"))
  }

  @Test(
    "a picker that is a link leads to a page of its choices, and the chosen one fills what its label leaves")
  func linkPicker() {
    struct Page: View {
      @State private var chosen = 1
      var body: some View {
        NavigationStack {
          Form {
            Picker("kind", selection: $chosen) {
              Text("one").tag(1)
              Text("two").tag(2)
            }.pickerStyle(.navigationLink)
          }
        }
      }
    }
    let runtime = ViewRuntime(300, 500) { Page() }
    #expect(runtime.texts(at: 0).contains("one") && !runtime.texts(at: 0).contains("two"))
    runtime.perform(at: 0.1, .tap(.name("kind"), count: 1))
    let texts = runtime.texts(at: 1.5)
    #expect(texts.contains("two") && texts.contains("Back"))
    runtime.perform(at: 1.6, .tap(.name("two"), count: 1))
    let back = runtime.texts(at: 3)
    #expect(back.contains("two") && !back.contains("one"))
  }

  @Test("a field with reserved lines is as high as they are")
  func reservedLines() {
    /// Breaks lines where a text says so, which the fixed engine doesn't.
    struct Breaking: TextEngine {
      func measures(of font: FontDescriptor) -> FontMeasures { FixedTextEngine().measures(of: font) }
      func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
        let plain = FixedTextEngine().layout(content, in: size)
        let breaks = CGFloat(content.string.filter { $0 == "\n" }.count)
        let height = plain.size.height * (1 + breaks)
        return TextLayout(
          lines: plain.lines, size: CGSize(width: plain.size.width, height: height), isTruncated: false)
      }
    }
    func height(_ lines: Int, _ reserves: Bool) -> CGFloat? {
      let resources = DrawingResources(textEngine: Breaking(), imageProvider: NoImages())
      let runtime = ViewRuntime(size: CGSize(width: 200, height: 400), resources: resources) {
        List {
          TextField("a", text: .constant(""), axis: .vertical).lineLimit(lines, reservesSpace: reserves)
        }
      }
      return plates(runtime).first?.height
    }
    let (one, four) = (height(4, false) ?? 0, height(4, true) ?? 0)
    #expect(one == 44 && four > one, "\(four)")
  }
}
