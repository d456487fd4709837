import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What a film without a script touches, in which order and how often.
@MainActor
@Suite struct AutoPlayTests {
  /// The names of what was touched, in order.
  private func played(_ seconds: TimeInterval, @ViewBuilder _ content: (Notes) -> some View) -> [String] {
    let notes = Notes()
    let runtime = ViewRuntime(300, 500) { content(notes) }
    runtime.playAlone(until: seconds)
    runtime.run(to: seconds)
    return notes.lines.compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  private struct Counting: View {
    let name: String
    let notes: Notes
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") {
        count += 1
        notes.add(name)
      }
    }
  }

  @Test("two buttons have their turns one after the other")
  func twoButtons() {
    let names = played(6) { notes in
      VStack {
        Button("A") { notes.add("A") }
        Button("B") { notes.add("B") }
      }
    }
    #expect(Array(names.prefix(4)) == ["A", "B", "A", "B"], "\(names)")
  }

  @Test("a button keeps its turn when its label changes, and when it moves")
  func changingLabels() {
    struct Moving: View {
      let notes: Notes
      @State private var isLow = false
      var body: some View {
        VStack(spacing: 20) {
          Counting(name: "A", notes: notes)
          Button(isLow ? "Up" : "Down") {
            isLow.toggle()
            notes.add("M")
          }
          .padding(.top, isLow ? 60 : 0)
          Counting(name: "B", notes: notes)
        }
      }
    }
    let names = played(8) { Moving(notes: $0) }
    #expect(Array(names.prefix(6)) == ["A", "M", "B", "A", "M", "B"], "\(names)")
  }

  @Test("buttons without a name have a turn each")
  func nameless() {
    let names = played(5) { notes in
      HStack {
        ForEach(0..<3) { index in
          Button {
            notes.add("\(index)")
          } label: {
            Color.red.frame(width: 40, height: 40)
          }
        }
      }
    }
    #expect(Array(names.prefix(4)) == ["0", "1", "2", "0"], "\(names)")
  }

  @Test("each row of a list has a turn, the first ones again only after the last")
  func list() {
    let names = played(6.5) { notes in
      List(0..<4) { index in
        Button("Row \(index)") { notes.add("\(index)") }
      }
    }
    #expect(Array(names.prefix(4)) == ["0", "1", "2", "3"], "\(names)")
  }

  @Test("toggles, sliders, fields and steppers are each used once a round")
  func controls() {
    struct Settings: View {
      let notes: Notes
      @State private var isOn = false
      @State private var isLoud = false
      @State private var value = 0.2
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        VStack(spacing: 10) {
          Toggle("On", isOn: $isOn)
          Toggle("Loud", isOn: $isLoud)
          Slider(value: $value)
          TextField("Name", text: $text)
          Stepper("Count", value: $count)
        }
        .onChange(of: isOn) { notes.add("on") }
        .onChange(of: isLoud) { notes.add("loud") }
        .onChange(of: value > 0.84) { notes.add("slid") }
        .onChange(of: text) { if text == "Hello" { notes.add("typed") } }
        .onChange(of: count) { notes.add("count") }
      }
    }
    let names = played(9) { Settings(notes: $0) }
    #expect(Array(names.prefix(6)) == ["on", "loud", "slid", "typed", "count", "on"], "\(names)")
  }

  @Test("each tab is chosen, and what it shows has its turn")
  func tabs() {
    struct Tabs: View {
      let notes: Notes
      var body: some View {
        TabView {
          Button("One") { notes.add("one") }.tabItem { Text("First") }
          Button("Two") { notes.add("two") }.tabItem { Text("Second") }
          Button("Three") { notes.add("three") }.tabItem { Text("Third") }
        }
      }
    }
    let names = played(14) { Tabs(notes: $0) }
    for name in ["one", "two", "three"] { #expect(names.contains(name), "\(names)") }
  }

  @Test("what a sheet shows has its turn, and what is behind it once the sheet has gone")
  func sheet() {
    struct Sheets: View {
      let notes: Notes
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Open") {
            isShown = true
            notes.add("open")
          }
          Button("Behind") { notes.add("behind") }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Inside") { notes.add("inside") }
            Button("Close") {
              isShown = false
              notes.add("close")
            }
          }
        }
      }
    }
    let names = played(9) { Sheets(notes: $0) }
    #expect(Array(names.prefix(4)) == ["open", "inside", "close", "behind"], "\(names)")
  }

  @Test("a sheet without a button of its own is dragged away")
  func sheetWithoutButton() {
    struct Sheets: View {
      let notes: Notes
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
          Button("Behind") { notes.add("behind") }
        }
        .sheet(isPresented: $isShown, onDismiss: { notes.add("gone") }) { Text("Only a text") }
      }
    }
    let names = played(8) { Sheets(notes: $0) }
    #expect(Array(names.prefix(2)) == ["gone", "behind"], "\(names)")
  }

  @Test("a menu is opened and something in it chosen")
  func menu() {
    struct Menus: View {
      let notes: Notes
      var body: some View {
        VStack {
          Menu("More") {
            Button("Copy") { notes.add("copy") }
            Button("Paste") { notes.add("paste") }
          }
          Button("Other") { notes.add("other") }
        }
      }
    }
    let names = played(14) { Menus(notes: $0) }
    for name in ["copy", "paste", "other"] { #expect(names.contains(name), "\(names)") }
  }

  @Test("a stroked shape is touched on its line")
  func stroked() {
    let names = played(2) { notes in
      RoundedRectangle(cornerRadius: 10).stroke(Color.red, lineWidth: 8).frame(width: 100, height: 100)
        .onTapGesture { notes.add("stroke") }
    }
    #expect(names.first == "stroke", "\(names)")
  }
}
