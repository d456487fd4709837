import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ControlStyleTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)

  private func color(_ view: some View) -> String? { ViewRuntime { view }.colors(at: 0).last }

  private var button: some View {
    Button {
    } label: {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  @Test("a foreground style that is set around a button wins over the tint")
  func foregroundFromOutside() {
    #expect(color(button) == "#007AFFFF")
    #expect(color(button.foregroundStyle(Self.red)) == "#FF0000FF")
    #expect(color(VStack { button }.foregroundColor(Self.red)) == "#FF0000FF")
    #expect(color(button.buttonStyle(.bordered).foregroundStyle(Self.red)) == "#FF0000FF")
    let menu = Menu {
    } label: {
      Rectangle().frame(width: 10, height: 10)
    }
    #expect(color(menu.foregroundStyle(Self.red)) == "#FF0000FF")
  }

  @Test("what a container sets for its own texts leaves buttons their tint")
  func foregroundOfContainers() {
    let list = ViewRuntime(200, 200) {
      List {
        Section {
          Text("a")
        } header: {
          button
        }
      }
    }
    #expect(list.colors(at: 0).contains("#007AFFFF"))
  }

  /// FerdinandTJ/FinanceTrackerApp, its new transaction: a disabled button in a bar is (142, 142, 147) of `.gray`.
  @Test("a disabled button is grey, one with a style of the scene's keeps that")
  func disabled() {
    #expect(color(button.disabled(true)) == "#3C3C434C" || color(button.disabled(true)) == "#3C3C434D")
    #expect(color(button.foregroundStyle(Self.red).disabled(true)) == "#FF0000FF")
  }

  /// PollyVern/SwiftUI-Animations `SliderButton` (2023): a button that its action disables keeps its colours through a mask.
  @Test("a mask in a disabled button is whole")
  func disabledMask() {
    let masked = Button {
    } label: {
      Self.red.frame(width: 40, height: 40).mask { RoundedRectangle(cornerRadius: 9) }
    }
    let look = ViewRuntime(100, 100) { masked.disabled(true) }.colors(at: 0)
    #expect(!look.contains { $0.hasPrefix("#3C3C43") }, "\(look)")
  }

  @Test("a prominent button that is disabled is a label at 0.225 on the secondary fill")
  func disabledProminent() {
    let look = ViewRuntime(200, 100) { button.buttonStyle(.borderedProminent).disabled(true) }.colors(at: 0)
    #expect(look.map { $0.prefix(7) } == ["#787880", "#3C3C43"], "\(look)")
    let opacities = look.compactMap { Int($0.suffix(2), radix: 16) }
    #expect(zip(opacities, [0.16, 0.225]).allSatisfy { abs(Double($0) - $1 * 255) <= 1 }, "\(look)")
    let own = ViewRuntime(200, 100) {
      button.buttonStyle(.borderedProminent).foregroundStyle(Self.red).disabled(true)
    }
    .colors(at: 0)
    #expect(own.last == "#FF0000BF", "\(own)")
  }

  @Test("a field with a border has the system's ground, not that of the views around")
  func fieldGround() {
    func grounds(_ view: some View) -> [String] { ViewRuntime(200, 100) { view }.colors(at: 0) }
    let field = TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
    #expect(grounds(field).contains("#FFFFFFFF"))
    #expect(grounds(field.backgroundStyle(Self.red)) == grounds(field))
    // eagonzlz/ToDoListMVVM, its profile: black in a dark sheet.
    let dark = field.environment(\.colorScheme, .dark).environment(\.isElevated, true)
    #expect(grounds(dark).contains("#000000FF"), "\(grounds(dark))")
  }

  private struct Sensing: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color(.sRGB, red: isEnabled ? 1 : 0, green: 0, blue: 0).frame(width: 20, height: 20)
    }
  }

  private struct Measuring: ProgressViewStyle {
    @State private var width: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Color.black.frame(width: 60, height: 10)
          .background(
            GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
        Self.bar.frame(width: width * (configuration.fractionCompleted ?? 0), height: 10)
      }
    }

    private static var bar: Color { Color(.sRGB, red: 1, green: 0, blue: 0) }
  }

  @Test("a style reads its environment and keeps its state")
  func dynamicProperties() {
    #expect(color(button.buttonStyle(Sensing())) == "#FF0000FF")
    #expect(color(button.buttonStyle(Sensing()).disabled(true)) == "#000000FF")
    let measured = ViewRuntime { ProgressView(value: 0.5).progressViewStyle(Measuring()) }
    _ = measured.displayList(at: 0)
    #expect(measured.fills(at: 0.1).map(\.width).contains(30))
  }

  @Test("a switch is laid out 49 wide and drawn 51 wide from its leading edge, 8 from its label")
  func toggle() {
    let runtime = ViewRuntime(200, 100) {
      HStack(spacing: 0) {
        Toggle(isOn: .constant(true)) { Color.black.frame(width: 20, height: 20) }.fixedSize()
      }
      .frame(width: 200, alignment: .leading)
    }
    #expect(runtime.fills(at: 0)[1].minX == 28 && runtime.fills(at: 0)[1].width == 51)
  }

  @Test("the shadow of a switch's knob ends at the track, and a track that is off lets its ground through")
  func switchTrack() {
    let runtime = ViewRuntime(100, 60) {
      Toggle("", isOn: .constant(false)).labelsHidden()
    }
    let items = runtime.displayList(at: 0).items
    #expect(items.count == 2 && items.allSatisfy { $0.clip?.bounds.width == 51 }, "\(items)")
    guard case .fill(_, .color(let color), _)? = items.first?.content else {
      Issue.record("no track")
      return
    }
    #expect(abs(color.opacity - 0.16) < 0.001, "\(color)")
  }

  @Test("lines of a button's label stand in the middle, and those of rows at the leading edge")
  func labelLines() {
    func alignment(_ view: (AlignmentProbe) -> some View) -> TextAlignment? {
      let found = Found()
      _ = ViewRuntime(200, 200) { view(AlignmentProbe(found: found)) }.fills(at: 0)
      return found.alignment
    }
    #expect(alignment { $0 } == .leading)
    #expect(
      alignment { probe in
        Button {
        } label: {
          probe
        }
      } == .center)
    #expect(
      alignment { probe in NavigationView { NavigationLink(destination: EmptyView()) { probe } } } == .center)
    #expect(
      alignment { probe in
        Button {
        } label: {
          probe
        }.multilineTextAlignment(.trailing)
      } == .trailing)
    #expect(
      alignment { probe in
        Button {
        } label: {
          probe
        }.buttonStyle(.plain)
      } == .leading)
    #expect(
      alignment { probe in
        List {
          Button {
          } label: {
            probe
          }
        }
      } == .leading)
  }

  private final class Found { var alignment: TextAlignment? }

  private struct AlignmentProbe: View {
    let found: Found
    @Environment(\.multilineTextAlignment) private var alignment

    init(found: Found) { self.found = found }

    var body: some View {
      found.alignment = alignment
      return Color.red.frame(width: 10, height: 10)
    }
  }

  @Test("a range of whole numbers gives its views the tags 0, 1, 2 and so on")
  func rangeTags() {
    func shown(_ choice: Int) -> [CGFloat] {
      ViewRuntime(300, 100) {
        Picker("", selection: .constant(choice)) {
          ForEach(20..<30) { Color.red.frame(width: CGFloat($0), height: 3) }
        }
        .pickerStyle(.menu)
      }.fills(at: 0).filter { $0.height == 3 }.map(\.width)
    }
    #expect(shown(0) == [20])
    #expect(shown(4) == [24])
  }

  @Test("the half of a stepper that has come to its end is dimmed, and does nothing")
  func stepperEnds() {
    func label(_ value: Int) -> (atStart: Bool, atEnd: Bool)? {
      Stepper("", value: .constant(value), in: 2...12).ends?()
    }
    #expect(label(2)?.atStart == true && label(2)?.atEnd == false)
    #expect(label(7)?.atStart == false && label(7)?.atEnd == false)
    #expect(label(12)?.atStart == false && label(12)?.atEnd == true)
    #expect(Stepper("", value: .constant(1)).ends == nil)
  }

  @Test("of two buttons of an alert the one that ends it stands first")
  func alertOrder() {
    let runtime = ViewRuntime(400, 300) {
      Color.clear.alert("Sure?", isPresented: .constant(true)) {
        Button(role: nil) {
        } label: {
          Color.red.frame(width: 11, height: 5)
        }
        Button(role: .cancel) {
        } label: {
          Color.blue.frame(width: 12, height: 5)
        }
      }
    }
    let fills = runtime.fills(at: 2)
    let (other, cancel) = (fills.first { $0.width == 11 }, fills.first { $0.width == 12 })
    #expect((cancel?.midX ?? 400) < (other?.midX ?? 0), "\(fills)")
  }

  @Test("dates and times have the form of the locale")
  func dateForm() {
    let date = Date(timeIntervalSince1970: 1_656_781_560)
    let american = DateForm(locale: Locale(identifier: "en_US"))
    #expect(american.date(date) == "Jul 2, 2022")
    #expect(american.time(date).replacingOccurrences(of: "\u{202f}", with: " ") == "5:06 PM")
    #expect(american.day(date) == "Sat Jul 2")
    #expect(american.hasHalves && american.order == [.month, .day, .year])
    let german = DateForm(locale: Locale(identifier: "de_DE"))
    #expect(german.time(date) == "17:06")
    #expect(!german.hasHalves && german.order == [.day, .month, .year])
  }

  @Test("segments that are not beside the raised one are divided by lines")
  func segments() {
    func lines(_ chosen: Int) -> [CGFloat] {
      ViewRuntime(300, 100) {
        Picker("", selection: .constant(chosen)) {
          Text("a").tag(0)
          Text("b").tag(1)
          Text("c").tag(2)
        }
        .pickerStyle(.segmented)
      }.fills(at: 0).filter { $0.width == 1 }.map(\.midX)
    }
    #expect(lines(0) == [200])
    #expect(lines(1) == [])
    #expect(lines(2) == [100])
  }

  @Test("segments take 31 of height and are drawn 32 high from their top")
  func segmentHeight() {
    let runtime = ViewRuntime(300, 100) {
      VStack(spacing: 0) {
        Color.black.frame(width: 30, height: 10)
        Picker("", selection: .constant(0)) { Text("a").tag(0) }.pickerStyle(.segmented)
        Color.black.frame(width: 30, height: 10)
      }
    }
    let fills = runtime.fills(at: 0)
    let blocks = fills.filter { $0.width == 30 }
    #expect(blocks.count == 2 && blocks[1].minY - blocks[0].maxY == 31)
    #expect(fills.contains { $0.width == 300 && $0.height == 32 && $0.minY == blocks[0].maxY }, "\(fills)")
  }

  @Test("the ground of a bordered button is 18 % of its tint")
  func borderedGround() {
    let runtime = ViewRuntime(300, 100) {
      Button("a") {}.buttonStyle(.bordered).tint(.black)
    }
    #expect(runtime.colors(at: 0).first == "#0000002E", "\(runtime.colors(at: 0))")
  }

  @Test("the style `.foreground` in the label of a button or a link is primary, not the tint")
  func namedForeground() {
    func colors(_ style: some ShapeStyle) -> [String] {
      ViewRuntime(300, 100) {
        VStack {
          Button {
          } label: {
            Rectangle().foregroundStyle(style).frame(width: 30, height: 20)
          }
          NavigationLink {
            EmptyView()
          } label: {
            Rectangle().fill(style).frame(width: 30, height: 20)
          }
        }
        .tint(.green)
      }.colors(at: 0)
    }
    #expect(colors(.foreground) == ["#000000FF", "#000000FF"])
    #expect(colors(.tint) == ["#34C759FF", "#34C759FF"])
    let outer = ViewRuntime(300, 100) {
      Button {
      } label: {
        Rectangle().fill(.foreground).frame(width: 30, height: 20)
      }.foregroundStyle(.red)
    }
    #expect(outer.colors(at: 0) == ["#FF3B30FF"])
  }

  @Test("a menu picker outside lists has the insets of a button, and the body font")
  func menuPicker() {
    func size(_ font: Font) -> CGSize {
      var size = CGSize.zero
      let runtime = ViewRuntime(300, 100) {
        Picker("", selection: .constant(1)) { Color.red.frame(width: 30, height: 20).tag(1) }
          .pickerStyle(.menu).font(font)
          .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
      }
      _ = runtime.displayList(at: 0)
      return size
    }
    let plain = size(.body)
    #expect(plain == size(.largeTitle))
    #expect(plain.height == 34)
    #expect(plain.width > 30 + 24 + 4 && plain.width < 30 + 24 + 24, "\(plain)")
  }

  @Test("the button of a menu picker has the look of buttons, whatever its choice looks like")
  func menuPickerOfStyles() {
    func list(_ choice: some View, _ style: some PickerStyle) -> DisplayList {
      ViewRuntime(300, 100) {
        Picker("", selection: .constant(1)) { choice.tag(1) }.pickerStyle(style)
      }
      .displayList(at: 0)
    }
    let plain = Text("ab")
    let styled = Text("ab").font(.caption).foregroundStyle(.red)
    let around = Text("ab").padding(0).font(.caption).foregroundStyle(.red).foregroundColor(.green)
    #expect(list(plain, .menu) == list(styled, .menu))
    #expect(list(plain.padding(0), .menu) == list(around, .menu))
  }

  @Test("of several texts of a choice a menu picker shows the first alone")
  func menuPickerOfTexts() {
    func texts(_ choice: some View) -> [String] {
      ViewRuntime(300, 100) {
        Picker("", selection: .constant(1)) { choice.tag(1) }.pickerStyle(.menu)
      }
      .displayList(at: 0).items.compactMap { item in
        guard case .text(let layout, origin: _, _) = item.content else { return nil }
        let count = layout.lines.first?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0
        return String(repeating: "x", count: count)
      }
    }
    #expect(
      texts(
        HStack {
          Text("ab"); Text("cde")
        }) == ["xx"])
    #expect(
      texts(
        VStack {
          HStack {
            Text("ab"); Text("cde")
          }; Text("f")
        }) == ["xx"])
    #expect(
      texts(
        HStack {
          Image(systemName: "star"); Text("cde")
        }) == ["xxx"])
    #expect(texts(Text("cde")) == ["xxx"])
  }

  @Test("a picker as a menu in a row is a button with 10 over and under its label, and has the tint")
  func menuInRow() {
    func plate<S: PickerStyle>(_ style: S) -> (height: CGFloat?, isTinted: Bool) {
      let runtime = ViewRuntime(300, 200) {
        List {
          Picker("", selection: .constant(1)) { Rectangle().frame(width: 30, height: 20).tag(1) }
            .pickerStyle(style)
        }
        .tint(.green)
      }
      let plate = runtime.fills(at: 0).first { $0.minX == 20 && $0.width == 260 }
      return (plate?.height, runtime.colors(at: 0).contains("#34C759FF"))
    }
    #expect(plate(.menu) == (62, true))
    #expect(plate(.automatic) == (44, false))
  }

  @Test("a picker as a menu that can't be used is grey")
  func disabledMenu() {
    func colors(_ isDisabled: Bool) -> [String] {
      ViewRuntime(300, 200) {
        Picker("", selection: .constant(1)) { Rectangle().frame(width: 30, height: 20).tag(1) }
          .pickerStyle(.menu).tint(.green).disabled(isDisabled)
      }.colors(at: 0)
    }
    #expect(colors(false).contains("#34C759FF"))
    #expect(!colors(true).contains { $0.hasPrefix("#34C759") })
  }

  @Test("segments keep the control's colour, whatever style is set around them")
  func segmentColors() {
    let colors = ViewRuntime(300, 200) {
      Picker("", selection: .constant(1)) { Rectangle().frame(width: 30, height: 9).tag(1) }
        .pickerStyle(.segmented).foregroundStyle(.green)
    }.colors(at: 0)
    #expect(colors.contains("#000000FF") && !colors.contains("#34C759FF"), "\(colors)")
  }

  private func size(_ view: some View) -> CGSize {
    var size = CGSize.zero
    let runtime = ViewRuntime(300, 200) {
      view.onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
    }
    _ = runtime.displayList(at: 0)
    return size
  }

  /// uhcakip/LOTRConverter: a prominent button at title is 48.0 high, 33.67 of which are its line.
  @Test("bordered buttons have 7 over and under their labels in all fonts")
  func borderedHeights() {
    let button = Button {
    } label: {
      Color.red.frame(width: 9, height: 20)
    }
    func height(_ font: Font) -> CGFloat { size(button.buttonStyle(.borderedProminent).font(font)).height }
    #expect(height(.body) == 34)
    #expect(height(.title2) == 34)
    #expect(height(.title) == 34)
    #expect(height(.caption) == 34)
    #expect(size(button.buttonStyle(.bordered).font(.title)).height == 34)
  }

  @Test("several views of a button's label stand side by side, on one ground")
  func labelOfSeveral() {
    let button = Button {
    } label: {
      Color.red.frame(width: 9, height: 20)
      Color.red.frame(width: 11, height: 10)
    }
    #expect(size(button.buttonStyle(.borderedProminent)) == CGSize(width: 12 + 9 + 8 + 11 + 12, height: 34))
    #expect(size(button.buttonStyle(.plain)) == CGSize(width: 28, height: 20))
  }

  @Test("segments keep the control's own font and colour, whatever look their texts have")
  func segmentFonts() {
    func list(_ look: @escaping @MainActor (Text) -> Text) -> DisplayList {
      ViewRuntime(300, 60) {
        Picker("", selection: .constant(1)) {
          look(Text("a")).tag(1)
          look(Text("b")).tag(2)
        }
        .pickerStyle(.segmented)
      }
      .displayList(at: 0)
    }
    #expect(list { $0 } == list { $0.font(.largeTitle).bold().foregroundColor(.red) })
  }
}
