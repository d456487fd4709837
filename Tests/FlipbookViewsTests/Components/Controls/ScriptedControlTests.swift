import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ScriptedControlTests {
  @Test("a slider's older form, with the label last, is found by it and says when it is held")
  func olderSlider() {
    struct Volume: View {
      let notes: Notes
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value, in: 0...10, step: 1, onEditingChanged: { notes.add("edit \($0)") }) {
          Text("Volume")
        }
        Slider(value: $value, in: 0...10, onEditingChanged: { notes.add("free \($0)") }) { Text("Free") }
        Color.red.frame(width: value * 10, height: 10)
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(127, 100) { Volume(notes: notes) }
    let linear = InteractionAction.Pacing(duration: 1, curve: .linear)
    runtime.perform(at: 0, .set(.name("Volume"), .number(9), linear))
    runtime.perform(at: 2, .set(.name("Free"), .number(4), linear))
    #expect(runtime.fills(at: 1.5).last?.width == 90)
    #expect(runtime.fills(at: 3.5).last?.width == 40)
  }

  @Test("a slider follows the finger, says when it is held, and takes values by name in steps")
  func slider() {
    struct Volume: View {
      let notes: Notes
      @State private var value = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Slider(value: $value, in: 0...10, step: 1) {
            Text("Volume")
          } onEditingChanged: {
            notes.add("edit \($0)")
          }
          Color.red.frame(width: value * 10, height: 10)
        }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(127, 100) { Volume(notes: notes) }
    let linear = InteractionAction.Pacing(duration: 1, curve: .linear)
    runtime.perform(at: 0, .drag(.name("Volume"), .offsets([CGSize(width: 50, height: 0)]), linear))
    runtime.perform(at: 2, .set(.name("Volume"), .number(9), linear))
    func width(_ time: TimeInterval) -> CGFloat { runtime.fills(at: time).last?.width ?? 0 }
    #expect(width(0.61) == 30)
    #expect(width(1) == 50)
    #expect(width(2.5) == 70)
    #expect(width(3) == 90)
    #expect(notes.lines == ["0.0 edit true", "1.0 edit false"])
  }

  @Test("a button of a style of its own is pressed from touch to release")
  func pressed() {
    struct Squeezed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: configuration.isPressed ? 30 : 40, height: 20).background(Color.red)
      }
    }
    struct Press: View {
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Button("Press") { height = 20 }.buttonStyle(Squeezed())
          Color.blue.frame(width: 10, height: height)
        }
      }
    }
    let runtime = ViewRuntime { Press() }
    runtime.perform(at: 1, .tap(.name("Press"), count: 1))
    #expect(runtime.fills(at: 0.85).map(\.width) == [40, 10])
    #expect(runtime.fills(at: 0.95).map(\.width) == [30, 10])
    #expect(runtime.fills(at: 1.05).map(\.height) == [20, 20])
    #expect(runtime.fills(at: 1.05).map(\.width) == [40, 10])
  }

  @Test("letters come one by one in the field that has the focus, which moves on submit")
  func typing() {
    struct Names: View {
      enum Field: Hashable { case first, last }
      let notes: Notes
      @State private var first = ""
      @State private var last = ""
      @FocusState private var focus: Field?
      var body: some View {
        VStack {
          TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .last }
          SecureField("Last", text: $last).focused($focus, equals: .last)
        }
        .onChange(of: first) { _, new in notes.add("first \(new)") }
        .onChange(of: last) { _, new in notes.add("last \(new)") }
        .onChange(of: focus) { _, new in notes.add("focus \(new.map { "\($0)" } ?? "none")") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Names(notes: notes) }
    runtime.perform(at: 0.5, .type(.name("First"), "Ab", interval: 0.1, submits: true))
    runtime.perform(at: 1, .type(nil, "c", interval: 0.1, submits: true))
    runtime.run(to: 2)
    #expect(
      notes.lines == [
        "0.5 focus first", "0.6 first A", "0.7 first Ab", "0.8 focus last", "1.1 last c", "1.2 focus none",
      ])
  }

  @Test("content follows the finger, runs out with its velocity and springs back from beyond its end")
  func scrolling() {
    let runtime = ViewRuntime {
      ScrollView { Color.red.frame(width: 100, height: 500) }
    }
    func top(_ time: TimeInterval) -> CGFloat { runtime.fills(at: time)[0].minY }
    let up = InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 0.1)
    runtime.perform(at: 0, .drag(.point(x: 50, y: 90), .offsets([CGSize(width: 0, height: -70)]), up))
    // The first 10 points make it a scroll.
    #expect(abs(top(0.5) - -58.33) < 0.1)
    #expect(abs(top(1.5) - -58.33) < 0.1)
    let flick = InteractionAction.Pacing(
      duration: 0.2, curve: .linear, velocity: CGSize(width: 0, height: -200))
    runtime.perform(at: 2, .drag(.point(x: 50, y: 90), .offsets([CGSize(width: 0, height: -20)]), flick))
    _ = runtime.displayList(at: 2.2)
    let start = top(2.2)
    // 200 points a second come to rest after 99.9 points.
    let decay = -1000 * log(0.998)
    #expect(abs(top(2.7) - (start - 200 / decay * (1 - exp(-decay * 0.5)))) < 0.01)
    #expect(top(9) - start < -95 && top(9) - start > -100)
    let down = InteractionAction.Pacing(duration: 0.5, curve: .linear)
    runtime.perform(at: 10, .scroll(nil, by: CGSize(width: 0, height: -400), down))
    #expect(top(10.5) > 5)
    #expect(abs(top(13)) < 0.6)
  }

  @Test("pages and views are where content comes to rest")
  func scrollTargets() {
    func rest(_ behavior: Int) -> CGFloat {
      let runtime = ViewRuntime {
        let rows = ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { _ in Spacer().frame(width: 100, height: 30) } }
            .scrollTargetLayout().background(Color.red)
        }
        switch behavior {
        case 0: rows.scrollTargetBehavior(.paging)
        case 2: rows.scrollTargetBehavior(.viewAligned(anchor: .center))
        default: rows.scrollTargetBehavior(.viewAligned)
        }
      }
      let pacing = InteractionAction.Pacing(
        duration: 0.3, curve: .linear, velocity: CGSize(width: 0, height: -60))
      runtime.perform(at: 0, .drag(.point(x: 50, y: 90), .offsets([CGSize(width: 0, height: -60)]), pacing))
      _ = runtime.displayList(at: 0.3)
      return runtime.fills(at: 4)[0].minY
    }
    #expect(abs(rest(0) - -100) < 0.01)
    #expect(abs(rest(1) - -90) < 0.01)
    // The fifth row's middle, 135, in the window's, 50.
    #expect(abs(rest(2) - -85) < 0.01)
  }

  @Test("a scroll view in another one leaves it the finger where all of its own content is in sight")
  func nestedScrolling() {
    func tops(_ inner: CGFloat) -> [CGFloat] {
      let runtime = ViewRuntime {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { Color.red.frame(height: inner) }.frame(height: 60)
            Color.green.frame(height: 200)
          }
        }
      }
      let pacing = InteractionAction.Pacing(duration: 0.3, curve: .linear, velocity: .zero)
      runtime.perform(at: 0, .drag(.point(x: 50, y: 50), .offsets([CGSize(width: 0, height: -40)]), pacing))
      return runtime.fills(at: 3).map { $0.minY.rounded() }
    }
    // Ten points are gone before a finger is known to scroll.
    #expect(tops(50) == [-29, 31] || tops(50) == [-30, 30], "\(tops(50))")
    #expect(tops(200).last == 60 && tops(200)[0] < -25, "\(tops(200))")
  }

  @Test("toggles, steppers and pickers are listed as what they are, and take values by name")
  func values() {
    struct Settings: View {
      let notes: Notes
      @State private var isOn = false
      @State private var count = 1
      var body: some View {
        VStack {
          Toggle("Light", isOn: $isOn)
          Stepper("Count", value: $count)
          Button("Go") {}.disabled(true)
        }
        .onChange(of: isOn) { _, new in notes.add("\(new)") }
        .onChange(of: count) { _, new in notes.add("\(new)") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(300, 200) { Settings(notes: notes) }
    let controls = runtime.touchableControls
    #expect(controls.map(\.kind) == ["toggle", "stepper", "button"])
    #expect(controls.map(\.label) == ["Light", "Count", "Go"])
    #expect(controls.map(\.isEnabled) == [true, true, false])
    let pacing = InteractionAction.Pacing(duration: 0)
    runtime.perform(at: 0.5, .set(.name("Light"), .flag(true), pacing))
    runtime.perform(at: 1, .set(.name("Count"), .number(5), pacing))
    var failure: InteractionFailure?
    runtime.schedule(InteractionStep(at: 1.5, .set(.name("Light"), .text("x"), pacing))) { failure = $0 }
    runtime.run(to: 2)
    #expect(notes.lines == ["0.5 true", "1.0 5"])
    #expect(failure == .unfit("a toggle can't be set to \"x\""))
  }

  @Test("left to itself, each control is touched in turn as it is meant to be")
  func alone() {
    struct Mixed: View {
      let notes: Notes
      @State private var value = 0.2
      @State private var name = ""
      var body: some View {
        VStack(spacing: 10) {
          Button("Tap") { notes.add("button") }
          Slider(value: $value).frame(width: 200)
          TextField("Name", text: $name)
          Color.red.frame(width: 40, height: 40).gesture(DragGesture().onEnded { _ in notes.add("drag") })
        }
        .onChange(of: name) { _, new in if new == "Hello" { notes.add(new) } }
        .onChange(of: value) { _, new in
          if new > 0.849, !notes.lines.contains(where: { $0.hasSuffix("slid") }) { notes.add("slid") }
        }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(300, 400) { Mixed(notes: notes) }
    runtime.playAlone(until: 8)
    runtime.run(to: 8)
    let reported = notes.lines.compactMap { line in line.split(separator: " ").last }
    #expect(reported == ["button", "slid", "Hello", "drag"])
  }
}
