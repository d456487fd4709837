import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct PresentationTests {
  private func pause(_ duration: TimeInterval) -> InteractionAction.Pacing {
    InteractionAction.Pacing(duration: duration, curve: .linear)
  }

  private struct Covered: View {
    @State private var x: CGFloat = 0
    var body: some View {
      TestColor.blue.frame(width: 20, height: 20).offset(x: x)
        .onAppear { withAnimation(.linear(duration: 1)) { x = 40 } }
        .presentationBackground(.clear)
    }
  }

  private struct Coverer: View {
    @State private var isShown = false
    var body: some View {
      TestColor.red.fullScreenCover(isPresented: $isShown) { Covered() }
        .transaction { $0.disablesAnimations = true }
        .onTapGesture { isShown = true }
    }
  }

  @Test("an alert's fields are boxes above its buttons")
  func alertFields() {
    let runtime = ViewRuntime(390, 844) {
      Color.clear.alert("Name", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    let fills = runtime.fills(at: 2)
    #expect(fills.contains { $0.size == CGSize(width: 238, height: 30) && $0.minX == 76 }, "\(fills)")
  }

  @Test("the first field of an alert has the focus from the start, and is typed in without a touch")
  func alertFocus() {
    struct Asker: View {
      let notes: Notes
      @State private var name = ""
      @State private var town = ""
      var body: some View {
        Color.clear.alert("Who?", isPresented: .constant(true)) {
          TextField("Name", text: $name)
          TextField("Town", text: $town)
          Button("Save") { notes.add("\(name) of \(town)") }
        }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(390, 844) { Asker(notes: notes) }
    runtime.perform(at: 1, .type(nil, "Bo", interval: 0, submits: false))
    runtime.perform(at: 2, .type(.name("Town"), "Ulm", interval: 0, submits: false))
    runtime.perform(at: 3, .tap(.name("Save"), count: 1))
    runtime.run(to: 4)
    #expect(notes.lines == ["3.4 Bo of Ulm"])
  }

  private struct Asked: View {
    private struct Question: Identifiable {
      let id = 1
      let title: String
    }

    @State private var question: Question?
    var body: some View {
      TestColor.red
        .actionSheet(item: $question) { ActionSheet(title: Text($0.title), message: Text("Choose")) }
        .onAppear { question = Question(title: "Options") }
    }
  }

  @Test("an action sheet of an item has what is made of the item")
  func itemSheet() {
    let texts = ViewRuntime(390, 844) { Asked() }.texts(at: 2)
    #expect(texts.contains("Options") && texts.contains("Choose"), "\(texts)")
  }

  private struct Chosen: View {
    @State private var name: String?
    @State private var isShown = false
    var body: some View {
      TestColor.red
        .sheet(isPresented: $isShown) { Text(name!) }
        .fullScreenCover(isPresented: .constant(false)) { Text(name!) }
        .popover(isPresented: .constant(false)) { Text(name!) }
        .onTapGesture {
          name = "chosen"
          isShown = true
        }
    }
  }

  @Test("what is shown is made once it is shown, and may use what wasn't there before")
  func later() {
    let runtime = ViewRuntime(390, 844) { Chosen() }
    #expect(runtime.texts(at: 0) == [])
    runtime.perform(at: 0.5, .tap(.point(x: 50, y: 100), count: 1))
    #expect(runtime.texts(at: 2) == ["chosen"])
  }

  @Test("a cover has the background that it asks for, and animations that its presenter hasn't")
  func cover() {
    let runtime = ViewRuntime(100, 200) { Coverer() }
    runtime.perform(at: 0.5, .tap(.point(x: 50, y: 100), count: 1))
    func frame(_ time: TimeInterval) -> CGRect? {
      runtime.colors(at: time).firstIndex(of: "#0000FFFF").map { runtime.fills(at: time)[$0] }
    }
    // It is there at once, and what moves in it goes on.
    let start = frame(0.6)
    #expect(abs((start?.midY ?? 0) - 100) < 1e-6)
    #expect(abs((frame(0.9)?.midX ?? 0) - (start?.midX ?? 0) - 12) < 0.1)
    #expect(runtime.colors(at: 1).filter { !$0.hasSuffix("00") } == ["#FF0000FF", "#0000FFFF"])
  }

  private struct Fader: View {
    @State private var isCovered = false
    @State private var isShown = false
    var body: some View {
      TestColor.red.fullScreenCover(isPresented: $isCovered) {
        Group { if isShown { TestColor.blue.frame(width: 20, height: 20).transition(.offset(x: 40)) } }
          .onAppear { isShown = true }
          .presentationBackground(.clear)
      }
      .transaction {
        $0.disablesAnimations = true
        $0.animation = .linear(duration: 1)
      }
      .onTapGesture { isCovered = true }
    }
  }

  /// Livsy90/CustomFullScreenCover 666643c: a cover that is there at once, whose content comes by a transition.
  @Test("what the presenting view changes in a cover goes by the transactions around that view")
  func presenterTransactions() {
    let runtime = ViewRuntime(100, 200) { Fader() }
    runtime.perform(at: 0.5, .tap(.point(x: 50, y: 100), count: 1))
    func x(_ time: TimeInterval) -> CGFloat? {
      runtime.colors(at: time).firstIndex(of: "#0000FFFF").map { runtime.fills(at: time)[$0].midX }
    }
    let places = [0.6, 0.75, 1].map { x($0) ?? -1 }
    #expect(abs(places[1] - places[0] + 6) < 0.5 && abs(places[2] - places[1] + 10) < 0.5, "\(places)")
    #expect(abs((x(2) ?? 0) - 50) < 1e-6)
  }

  @Test(
    "a sheet comes over the whole film from within a clipped view, and goes when it is dismissed or dragged down"
  )
  func sheet() {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Close") { dismiss() }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
      }
    }
    struct Opener: View {
      let notes: Notes
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.frame(width: 60, height: 30).clipped()
          .sheet(isPresented: $isShown, onDismiss: { notes.add("gone") }) {
            Detail().presentationDetents([.medium, .large])
          }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(100, 200) { Opener(notes: notes) }
    func plate(_ time: TimeInterval) -> CGRect? {
      runtime.colors(at: time).lastIndex(of: "#FF3B30FF").map { runtime.fills(at: time)[$0] }
    }
    #expect(plate(0) == nil)
    runtime.perform(at: 0.5, .tap(.name("Open"), count: 1))
    #expect((plate(0.7)?.minY ?? 0) > 105)
    #expect(plate(2).map { isNear($0, CGRect(x: 0, y: 100, width: 100, height: 100)) } == true)
    runtime.perform(at: 2.5, .tap(.name("Close"), count: 1))
    #expect(plate(4) == nil)
    #expect(notes.lines == ["2.5 gone"])
    runtime.perform(at: 4.5, .tap(.name("Open"), count: 1))
    _ = runtime.displayList(at: 5.9)
    runtime.perform(at: 6, .drag(.point(x: 50, y: 110), .offsets([CGSize(width: 0, height: 80)]), pause(0.3)))
    #expect(plate(8) == nil)
    #expect(notes.lines.count == 2)
  }

  @Test("sheets begin 10 below the safe area of the film, and alerts stand in its middle")
  func safeArea() {
    func fills(_ top: CGFloat) -> [CGRect] {
      ViewRuntime(300, 400) {
        NavigationStack {
          Color.clear.navigationTitle("Title")
            .sheet(isPresented: .constant(true)) { Color.red }
            .alert(Text("Sure?"), isPresented: .constant(true)) {
              Button {
              } label: {
                Color.blue.frame(width: 11, height: 5)
              }
            } message: {
              EmptyView()
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: top) }
      }.fills(at: 2)
    }
    func sheet(_ top: CGFloat) -> CGFloat? {
      fills(top).last { $0.width == 300 && $0.height < 400 && $0.minY > 50 }?.minY
    }
    func button(_ top: CGFloat) -> CGFloat { fills(top).first { $0.width == 11 }?.minY ?? 0 }
    #expect(sheet(0) == 54)
    #expect(sheet(59) == 69)
    #expect(button(60) - button(0) == 30)
  }

  @Test("an alert does what its button is for and goes; the touch beside it does nothing")
  func alert() {
    struct Asker: View {
      let notes: Notes
      @State private var isShown = true
      var body: some View {
        Color.blue.onTapGesture { notes.add("behind") }
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes", role: .destructive) { notes.add("yes") }
            Button("No", role: .cancel) {}
          }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(300, 400) { Asker(notes: notes) }
    runtime.schedule(InteractionStep(at: 1, .tap(.point(x: 10, y: 10), count: 1))) { _ in }
    runtime.perform(at: 2, .tap(.name("Yes"), count: 1))
    runtime.perform(at: 3, .tap(.point(x: 10, y: 10), count: 1))
    runtime.run(to: 4)
    // Once the alert has gone.
    #expect(notes.lines == ["2.4 yes", "3.0 behind"])
  }

  @Test("the binding of a dialog stays until it has gone, and a second touch on the way does nothing")
  func alertBinding() {
    struct Asker: View {
      let notes: Notes
      @State private var isShown = true
      var body: some View {
        Color.blue.frame(width: isShown ? 100 : 50, height: 20)
          .alert("Sure?", isPresented: $isShown) { Button("Yes") { notes.add("yes") } }
          .onChange(of: isShown) { _, new in notes.add("\(new)") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(300, 400) { Asker(notes: notes) }
    func width() -> CGFloat? { runtime.fills(at: runtime.now).first { $0.height == 20 }?.width }
    runtime.perform(at: 1, .tap(.name("Yes"), count: 1))
    runtime.schedule(InteractionStep(at: 1.2, .tap(.name("Yes"), count: 1))) { _ in }
    _ = runtime.displayList(at: 1.35)
    #expect(width() == 100 && notes.lines == [])
    _ = runtime.displayList(at: 1.5)
    #expect(width() == 50 && notes.lines == ["1.4 yes", "1.4 false"])
    runtime.run(to: 3)
    #expect(notes.lines.count == 2)
  }

  @Test("a path that the scene keeps is what is shown, whoever changes it")
  func path() {
    struct Places: View {
      let notes: Notes
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Seven", value: 7)
            Button("Jump") { path = [1, 2] }
          }
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)").onAppear { notes.add("shows \(number)") }
          }
        }
        .onChange(of: path) { _, new in notes.add("\(new)") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(300, 400) { Places(notes: notes) }
    runtime.perform(at: 0.5, .tap(.name("Seven"), count: 1))
    runtime.perform(at: 2, .tap(.name("Back"), count: 1))
    runtime.perform(at: 4, .tap(.name("Jump"), count: 1))
    runtime.run(to: 5.5)
    let reported = notes.lines.map { line in String(line.split(separator: " ", maxSplits: 1)[1]) }
    #expect(reported == ["[7]", "shows 7", "[]", "[1, 2]", "shows 1", "shows 2"])
  }

  @Test("a pushed page slides in from the trailing edge, and the one below moves a part of the way")
  func push() {
    let runtime = ViewRuntime {
      NavigationStack {
        NavigationLink(destination: Color.red) { Color.blue.frame(width: 100, height: 40) }
      }
    }
    runtime.perform(at: 1, .tap(.point(x: 50, y: 50), count: 1))
    _ = runtime.displayList(at: 1)
    let colors = runtime.colors(at: 1.1)
    let fills = runtime.fills(at: 1.1)
    let red = colors.firstIndex(of: "#FF3B30FF").map { fills[$0] }
    // The label comes back from the touch meanwhile.
    let blue = colors.firstIndex { $0.hasPrefix("#007AFF") }.map { fills[$0] }
    #expect((red?.minX ?? 0) > 5 && (red?.minX ?? 100) < 95)
    #expect((blue?.minX ?? 0) < -1 && (blue?.minX ?? -100) > -30)
  }

  @Test("a finger turns pages, and so does the scene, at once without an animation")
  func pages() {
    struct Pages: View {
      let notes: Notes
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          Color.red.tag(0)
          Color.green.tag(1)
          Color.blue.tag(2)
        }
        .tabViewStyle(.page)
        .onChange(of: page) { _, new in notes.add("\(new)") }
        .task {
          try? await Task.sleep(nanoseconds: 1)
        }
        .onLongPressGesture { page = 2 }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Pages(notes: notes) }
    func left(_ color: String, _ time: TimeInterval) -> CGFloat? {
      runtime.colors(at: time).firstIndex(of: color).map { runtime.fills(at: time)[$0].minX }
    }
    #expect(left("#FF3B30FF", 0) == 0)
    runtime.perform(at: 1, .drag(.point(x: 80, y: 50), .offsets([CGSize(width: -70, height: 0)]), pause(0.2)))
    #expect(left("#34C759FF", 3).map { abs($0) < 0.1 } == true)
    runtime.perform(at: 4, .longPress(.point(x: 50, y: 50), duration: 0.7))
    #expect(left("#007AFFFF", 4.6).map { abs($0) < 0.1 } == true)
    #expect(left("#007AFFFF", 6).map { abs($0) < 0.1 } == true)
    #expect(notes.lines.map { $0.split(separator: " ")[1] } == ["1", "2"])
  }

  @Test("a menu opens next to its button, does what is chosen and closes")
  func menu() {
    struct Choices: View {
      let notes: Notes
      @State private var size = 1
      var body: some View {
        VStack {
          Menu("More") { Button("Copy") { notes.add("copied") } }
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.menu)
        }
        .onChange(of: size) { _, new in notes.add("size \(new)") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(390, 844) { Choices(notes: notes) }
    #expect(!runtime.touchableNames.contains("Copy"))
    runtime.perform(at: 0.5, .tap(.name("More"), count: 1))
    runtime.perform(at: 1.5, .tap(.name("Copy"), count: 1))
    runtime.perform(at: 2.5, .tap(.name("Small"), count: 1))
    runtime.perform(at: 3.5, .tap(.name("Large"), count: 1))
    runtime.run(to: 4)
    #expect(notes.lines == ["1.5 copied", "3.5 size 2"])
    #expect(!runtime.touchableNames.contains("Copy"))
  }

  @Test("behind an alert the tint is grey, in the bar as well; the alert's own buttons keep it")
  func dimmedTint() {
    func colors(_ isShown: Bool) -> [String] {
      ViewRuntime(300, 400) {
        NavigationStack {
          Rectangle().fill(.tint).navigationTitle("Title")
            .toolbar { Rectangle().fill(.tint).frame(width: 10, height: 10) }
            .alert(Text("Sure?"), isPresented: .constant(isShown)) {
              Button {
              } label: {
                Rectangle().fill(.tint).frame(width: 11, height: 5)
              }
            }
        }
      }.colors(at: 2)
    }
    #expect(colors(false).filter { $0 == "#007AFFFF" }.count == 2)
    #expect(colors(true).filter { $0 == "#969696FF" }.count == 2, "\(colors(true))")
    #expect(colors(true).filter { $0 == "#007AFFFF" }.count == 1, "\(colors(true))")
  }

  @Test("behind a sheet the tint is grey, too; that of the sheet stays")
  func dimmedBySheet() {
    func colors(_ isShown: Bool) -> [String] {
      ViewRuntime(300, 400) {
        Rectangle().fill(.tint).sheet(isPresented: .constant(isShown)) {
          Rectangle().fill(.tint).presentationDetents([.medium])
        }
      }.colors(at: 2)
    }
    #expect(colors(false).filter { $0 == "#007AFFFF" }.count == 1)
    #expect(colors(true).filter { $0 == "#969696FF" }.count == 1, "\(colors(true))")
    #expect(colors(true).filter { $0 == "#007AFFFF" }.count == 1, "\(colors(true))")
  }

  @Test("texts of alerts give no word to the next line, others do")
  func alertLines() {
    var environment = EnvironmentValues()
    #expect(Text("a").content(in: environment).avoidsOrphans)
    environment.avoidsOrphans = false
    #expect(!Text("a").content(in: environment).avoidsOrphans)
  }

  @Test("a wheel without tags of its own begins with the chosen one in the middle")
  func wheelOfRange() {
    let runtime = ViewRuntime(200, 300) {
      Picker("Number", selection: .constant(3)) {
        ForEach(0..<9) { Color.red.frame(width: CGFloat($0 + 1) * 10, height: 10) }
      }
      .pickerStyle(.wheel)
    }
    #expect(runtime.fills(at: 0.2).first { $0.width == 40 }?.midY == 150)
  }

  @Test("a wheel turns to the choice that is nearest to where the finger lets go")
  func wheel() {
    struct Wheel: View {
      let notes: Notes
      @State private var number = 0
      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<20) { Text("\($0)").tag($0) } }
          .pickerStyle(.wheel)
          .onChange(of: number) { _, new in notes.add("\(new)") }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime(200, 300) { Wheel(notes: notes) }
    let pacing = InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 0.1)
    runtime.perform(at: 0.5, .drag(.point(x: 100, y: 180), .offsets([CGSize(width: 0, height: -96)]), pacing))
    runtime.run(to: 2)
    #expect(notes.lines == ["1.1 3"])
  }

  private struct SchemeReader: View {
    let reported: (ColorScheme) -> Void
    @Environment(\.colorScheme) private var scheme
    init(reported: @escaping (ColorScheme) -> Void) { self.reported = reported }
    var body: some View {
      reported(scheme)
      return Color.clear
    }
  }

  @Test("the scheme that a view prefers is that of its window or its presentation, with all that is in it")
  func preferredScheme() {
    var beside = ColorScheme.light
    _ = ViewRuntime(100, 100) {
      VStack {
        SchemeReader { beside = $0 }
        NavigationStack { Color.clear.preferredColorScheme(.dark).navigationTitle("Title") }
      }
    }.displayList(at: 0)
    #expect(beside == .dark)
    // Of two the outer one is asked.
    _ = ViewRuntime(100, 100) {
      SchemeReader { beside = $0 }.preferredColorScheme(.dark).preferredColorScheme(.light)
    }.displayList(at: 0)
    #expect(beside == .light)
    _ = ViewRuntime(100, 100) {
      VStack {
        SchemeReader { beside = $0 }
        VStack { Color.clear.preferredColorScheme(.dark) }.preferredColorScheme(.light)
      }
    }.displayList(at: 0)
    #expect(beside == .light)
    // What a sheet prefers leaves the page below as it is.
    var inside = ColorScheme.light
    _ = ViewRuntime(100, 100) {
      SchemeReader { beside = $0 }.sheet(isPresented: .constant(true)) {
        VStack {
          SchemeReader { inside = $0 }
          Color.clear.preferredColorScheme(.dark)
        }
      }
    }.displayList(at: 1)
    #expect(beside == .light && inside == .dark)
  }

  @Test("in sheets the background is as light as the sheet")
  func elevatedBackground() {
    func colors(_ scheme: ColorScheme) -> [String] {
      let runtime = ViewRuntime(100, 100) {
        Color.clear.sheet(isPresented: .constant(true)) { Rectangle().fill(.background).frame(width: 9) }
          .environment(\.colorScheme, scheme)
      }
      return zip(runtime.fills(at: 2), runtime.colors(at: 2)).filter { $0.0.width == 9 }.map(\.1)
    }
    #expect(colors(.dark) == ["#1C1C1EFF"])
    #expect(colors(.light) == ["#FFFFFFFF"])
  }
}
