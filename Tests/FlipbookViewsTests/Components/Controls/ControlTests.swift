import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ControlTests {
  struct Switch: View {
    @State private var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn).labelsHidden() }
  }

  @Test("a toggle is 51 by 31 and its knob moves over when it is tapped")
  func toggle() {
    let runtime = ViewRuntime { Switch() }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 25.5, y: 34.5, width: 51, height: 31), CGRect(x: 27.5, y: 36.5, width: 27, height: 27),
      ])
    runtime.scheduleTap(on: .point(x: 50, y: 50), at: 0.5) { _ in Issue.record("nothing was tapped") }
    #expect(isNear(runtime.fills(at: 3)[1], CGRect(x: 47.5, y: 36.5, width: 27, height: 27)))
    #expect(runtime.colors(at: 3)[0] == "#34C759FF")
  }

  @Test("controls with labels are 8 from what is above and below them")
  func columns() {
    func lines(_ control: some View) -> [CGFloat] {
      let runtime = ViewRuntime(300) {
        VStack {
          Color.red.frame(width: 1, height: 5)
          control
          Color.red.frame(width: 1, height: 5)
        }
      }
      return runtime.fills(at: 0).filter { $0.size == CGSize(width: 1, height: 5) }.map(\.minY)
    }
    func height(_ control: some View) -> CGFloat {
      let lines = lines(control)
      return lines.count == 2 ? lines[1] - lines[0] - 5 - 2 * 8 : .nan
    }
    #expect(height(Toggle("Wi-Fi", isOn: .constant(true))) == 31)
    #expect(height(Stepper("Guests", value: .constant(1))) == 32)
    #expect(height(Slider(value: .constant(0.5)) { Text("Volume") }) == 31)
    #expect(height(ColorPicker("Tint", selection: .constant(.red))) == 28)
  }

  @Test("a wheel of a ForEach shows the row that is chosen in the middle")
  func wheelOfRows() {
    let runtime = ViewRuntime(100, 300) {
      Picker("", selection: .constant(3)) {
        ForEach(0..<6) { Color.red.frame(width: CGFloat($0 + 1), height: 6) }
      }.pickerStyle(.wheel)
    }
    let chosen = runtime.fills(at: 1).first { $0.width == 4 }
    #expect(chosen?.midY == 150, "\(runtime.fills(at: 1))")
  }

  struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.blue.frame(width: configuration.isOn ? 30 : 10, height: 10)
        .onTapGesture { configuration.$isOn.wrappedValue.toggle() }
    }
  }

  struct Check: View {
    @State private var isOn = false
    var body: some View { Toggle(isOn: $isOn) { Text("a") }.toggleStyle(CheckStyle()) }
  }

  @Test("a style of one's own makes a toggle's body")
  func toggleStyle() {
    let runtime = ViewRuntime { Check() }
    #expect(runtime.fills(at: 0)[0].width == 10)
    runtime.scheduleTap(on: .point(x: 50, y: 50), at: 0.5) { _ in Issue.record("nothing was tapped") }
    #expect(runtime.fills(at: 1)[0].width == 30)
  }

  @Test("a slider's knob stands at its value")
  func slider() {
    let knobs = [0.0, 5, 10].map { value in
      ViewRuntime { Slider(value: .constant(value), in: 0...10) }.fills(at: 0)[2].minX
    }
    #expect(knobs == [-0.5, 36.5, 73.5])
    let track = ViewRuntime { Slider(value: .constant(5), in: 0...10) }.fills(at: 0).prefix(2)
    #expect(track.map(\.minX) == [1, 1] && track.map(\.maxX) == [99, 50])
  }

  struct Steps: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Color.red.frame(width: CGFloat(count) * 10, height: 10)
        Stepper("", value: $count, in: 0...3)
      }
    }
  }

  @Test("a stepper changes its value by a step, within its bounds")
  func stepper() {
    let runtime = ViewRuntime { Steps() }
    for time in [0.1, 0.2, 0.3] {
      runtime.scheduleTap(on: .name("plus"), at: time) { _ in Issue.record("nothing was tapped") }
    }
    #expect(runtime.fills(at: 1)[0].width == 30)
    runtime.scheduleTap(on: .name("minus"), at: 1) { _ in Issue.record("nothing was tapped") }
    #expect(runtime.fills(at: 2)[0].width == 20)
  }

  @Test("a bar is filled to its fraction, a wheel goes round once a second")
  func progress() {
    let bar = ViewRuntime { ProgressView(value: 3, total: 4) }.fills(at: 0)
    #expect(bar.map(\.width) == [100, 75] && bar[0].height == 4)
    let wheel = ViewRuntime { ProgressView() }
    #expect(wheel.displayList(at: 0) == wheel.displayList(at: 1))
    // A wheel grows as lines of body text do: from 20 to 56.33 points, of which its ink is all.
    func width(_ size: DynamicTypeSize) -> CGFloat {
      ViewRuntime { ProgressView().dynamicTypeSize(size) }.fills(at: 0).reduce(CGRect.null) { $0.union($1) }
        .height
    }
    #expect(abs(width(.accessibility5) / width(.large) - 56.0 / 20) < 0.05)
    let another = ViewRuntime { ProgressView() }
    #expect(another.displayList(at: 0) != another.displayList(at: 0.5))
  }

  @Test("a label's parts are placed by its style")
  func labelStyle() {
    func glyphs(_ view: some View) -> Int {
      ViewRuntime { view }.displayList(at: 0).items.count {
        if case .text = $0.content { true } else { false }
      }
    }
    let label = Label("Home", systemImage: "house")
    #expect(glyphs(label) == 1 && glyphs(label.labelStyle(.iconOnly)) == 0)
    #expect(ViewRuntime { label.labelStyle(.titleOnly) }.fills(at: 0).isEmpty)
  }

  @Test("a field shows its text, or what stands in for it")
  func textField() {
    func text(_ view: some View) -> String {
      var result = ""
      let runtime = ViewRuntime(300) { view }
      for item in runtime.displayList(at: 0).items {
        guard case .text(let layout, _, _) = item.content else { continue }
        for glyph in layout.lines.flatMap(\.runs).flatMap(\.glyphs) {
          result.unicodeScalars.append(Unicode.Scalar(glyph.index) ?? " ")
        }
      }
      return result
    }
    #expect(text(TextField("Name", text: .constant(""))) == "Name")
    #expect(text(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)) == "Ada")
    #expect(text(SecureField("Word", text: .constant(""))) == "Word")
  }

  @Test("a secure field shows a dot for each character, 0.43 em wide and 0.619 em apart")
  func secureField() throws {
    let runtime = ViewRuntime(300) { SecureField("Word", text: .constant("abc")) }
    let dots = try #require(
      runtime.displayList(at: 0).items.lazy.compactMap { item -> CGRect? in
        guard case .fill(let path, _, _) = item.content else { return nil }
        return path.boundingRect.applying(item.transform)
      }.first)
    #expect(abs(dots.width / dots.height - (2 * 0.619 + 0.4286) / 0.4286) < 0.001)
    #expect(dots.height > 5 && dots.minX > 0)
  }
}
