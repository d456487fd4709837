import Foundation
import Testing

@Suite("Scenes made of views on the command line")
struct ViewSceneTests {
  private static let file = "Views.swift"

  private static let source = """
    import SwiftUI

    struct Badge: View {
      let width: CGFloat
      var body: some View { Rectangle().frame(width: width, height: 10) }
    }

    struct Tapped: View {
      @State private var width: CGFloat = 20
      var body: some View {
        VStack {
          Badge(width: width)
          Button("Grow") { withAnimation(.linear(duration: 1)) { width = 120 } }
          Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad").onTapGesture { width = 60 }
        }
      }
    }

    struct Plain: View { var body: some View { Rectangle().frame(width: UIScreen.main.bounds.width / 2, height: 7) } }

    struct Turning: Clip {
      @State private var isOn = false
      var size: CGSize { CGSize(width: 80, height: 60) }
      var background: Color { .black }
      var body: some View {
        Rectangle().frame(width: isOn ? 40 : 20, height: 8).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }

    #Preview("A badge") { Badge(width: 33) }
    """

  /// Written once: a compiler complains about a file that is written anew while it runs.
  private static let written = Result { try FlipbookProgram.write(file, source) }

  private func list(_ arguments: String...) throws -> FlipbookProgram.Result {
    _ = try Self.written.get()
    return try FlipbookProgram.run(["still", Self.file, "--print-list"] + arguments)
  }

  @Test("a bare view is a phone's screen, white, five seconds long")
  func defaults() throws {
    let result = try list("--view", "Plain")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("(display-list (size 390 844)\n  (background #FFFFFFFF)"))
    #expect(result.output.contains("(rect 0 0 195 7)"))
    let small = try list("--view", "Plain", "--size", "100x50", "--scheme", "dark")
    #expect(small.output.contains("(size 100 50)\n  (background #000000FF)"))
    #expect(small.output.contains("(rect 0 0 50 7) #FFFFFFFF"))
    let rows = try FlipbookProgram.run(["list", Self.file]).output
    #expect(rows.contains("Plain    390x844  30 fps  5 s  view\n"))
    #expect(rows.contains("A badge  390x844  30 fps  5 s  preview\n"))
    #expect(rows.contains("Turning  80x60    30 fps  5 s  clip\n"))
  }

  @Test("a clip can show views, which keep its state and animate")
  func clip() throws {
    let result = try list("--at", "0.5s")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("(size 80 60)\n  (background #000000FF)"))
    #expect(result.output.contains("(rect 0 0 30 8)"))
  }

  @Test("a preview is found by its title, and shows the view of a name that needs values")
  func previews() throws {
    #expect(try list("--scene", "A badge").output.contains("(rect 0 0 33 10)"))
    let badge = try list("--view", "Badge")
    #expect(badge.code == 0 && badge.output.contains("(rect 0 0 33 10)"), "\(badge.errors)")
    let wrong = try list("--view", "Turning")
    #expect(wrong.errors.contains("has no view \"Turning\"; it has Tapped, Plain, A badge."))
    #expect(try list("--view", "A", "--scene", "B").errors.contains("give one of them"))
  }

  @Test(
    "a preview named after a view that asks for values is its preview, though it shows the view around it")
  func outerPreview() throws {
    try FlipbookProgram.write(
      "Outer.swift",
      """
      import SwiftUI
      struct Tile: View {
        @Binding var width: CGFloat
        var body: some View { Rectangle().frame(width: width, height: 10) }
      }
      struct Board: View {
        @State private var width: CGFloat = 44
        var body: some View { Tile(width: $width) }
      }
      struct Tile_Previews: PreviewProvider { static var previews: some View { Board() } }
      """)
    let tile = try FlipbookProgram.run(["still", "Outer.swift", "--print-list", "--view", "Tile"])
    #expect(tile.code == 0 && tile.output.contains("(rect 0 0 44 10)"), "\(tile.errors)")
  }

  @Test("a tap on a control by its name starts what it does, at its time")
  func tap() throws {
    func width(_ arguments: String...) throws -> Bool {
      try list("--view", "Tapped", "--at", "1s", "--tap", arguments[0]).output.contains(
        "(rect 0 0 \(arguments[1]) 10)")
    }
    #expect(try width("Grow@0.5s", "70"))
    #expect(try width("grow@0s", "120"))
    #expect(try width("pad@0.9s", "60"))
    #expect(try width("195,450@0.2s", "60"))
    #expect(try width("Grow@2s", "20"))
  }

  @Test("a tap that meets nothing says what could have been meant")
  func missed() throws {
    let result = try list("--view", "Tapped", "--tap", "Shrink@0s")
    #expect(result.errors.contains("The tap Shrink@0s met nothing; what answers is Grow, pad."))
    #expect(try list("--view", "Tapped", "--tap", "Grow").errors.contains("needs a time after an @"))
  }

  @Test("an app shows its first window, with its own state")
  func app() throws {
    try FlipbookProgram.write(
      "App.swift",
      """
      // flipbook: --size 50x40
      import SwiftUI
      final class Store: ObservableObject { @Published var width = 11.0 }
      @main struct Demo: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { Root().environmentObject(store) } }
      }
      struct Root: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Rectangle().frame(width: store.width, height: 5).onAppear { store.width = 22 }
        }
      }
      """)
    let result = try FlipbookProgram.run(["still", "App.swift", "--print-list"])
    #expect(result.output.contains("(size 50 40)"), "\(result.errors)")
    #expect(result.output.contains("(rect 0 0 22 5)"))
  }

  @Test("what a file says of itself is checked, and the command line goes before it")
  func directives() throws {
    try FlipbookProgram.write(
      "Said.swift",
      "// flipbook: --sise 3x3\nimport SwiftUI\nstruct A: View { var body: some View { EmptyView() } }\n")
    let result = try FlipbookProgram.run(["still", "Said.swift", "--print-list"])
    #expect(result.code == 3)
    #expect(
      result.errors.contains(
        "Said.swift:1: in \"// flipbook:\": There is no option --sise. Do you mean --size?"))
    let said =
      "// flipbook: --size 30x20\nimport SwiftUI\nstruct A: View { var body: some View { EmptyView() } }\n"
    try FlipbookProgram.write("Over.swift", said)
    #expect(try FlipbookProgram.run(["still", "Over.swift", "--print-list"]).output.contains("(size 30 20)"))
    let over = try FlipbookProgram.run(["still", "Over.swift", "--print-list", "--size", "9x9"])
    #expect(over.output.contains("(size 9 9)"))
  }

  @Test("a clip with neither a drawing nor a body does not compile, and the message says why")
  func nothing() throws {
    try FlipbookProgram.write("Nothing.swift", "import Flipbook\nstruct Nothing: Clip {}\n")
    let result = try FlipbookProgram.run(["still", "Nothing.swift", "--print-list"])
    #expect(result.code == 3)
    #expect(result.errors.contains("Nothing.swift:2:8: error"), "\(result.errors)")
    #expect(result.errors.contains("a clip needs draw(in:size:time:) or a body"), "\(result.errors)")
  }
}
