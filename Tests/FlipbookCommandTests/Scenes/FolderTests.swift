import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Folders of Swift files, and what is missing in them")
struct FolderTests {
  /// The folder of the app. It is below a hidden one, so that the scenes of other tests don't see its catalogue.
  private static let folder = ".apps/MyApp"

  /// An app of several files, one of which can't be compiled here.
  private static let app = Result {
    let folder = FlipbookProgram.folder + "/" + Self.folder
    for name in ["Views", "Model", "Assets.xcassets/Brand.colorset"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try FlipbookProgram.write(
      "\(Self.folder)/MyApp.swift",
      """
      import SwiftUI
      import Nowhere
      @main struct MyApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { HomeView().environmentObject(store) } }
      }
      """)
    try FlipbookProgram.write(
      "\(Self.folder)/Model/Store.swift",
      """
      import Foundation
      import Combine
      final class Store: ObservableObject { @Published var bars = [Bar(id: 1, share: 0.5)] }
      struct Bar: Identifiable { let id: Int; var share: Double }
      """)
    try FlipbookProgram.write(
      "\(Self.folder)/Views/HomeView.swift",
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var gap: CGFloat = 2 }
      struct HomeView: View {
        @EnvironmentObject var store: Store
        @Environment(\\.gap) private var gap
        var body: some View {
          VStack(spacing: gap) { ForEach(store.bars) { BarView(share: $0.share) } }
        }
      }
      """)
    try FlipbookProgram.write(
      "\(Self.folder)/Views/BarView.Swift",
      """
      import SwiftUI
      struct BarView: View {
        var share: Double
        var body: some View { Color("Brand").frame(width: 40 * share, height: 10) }
      }
      """)
    try FlipbookProgram.write(
      "\(Self.folder)/Views/MapView.swift",
      "import SwiftUI\nimport MapKit\nstruct MapView: View { var body: some View { Orb().mapStile(.hybrid) } }\n"
    )
    try FlipbookProgram.write(
      "\(Self.folder)/Assets.xcassets/Brand.colorset/Contents.json",
      #"{"colors":[{"color":{"components":{"red":"0xFF","green":"128","blue":"0.000","alpha":"1"}}}]}"#)
  }

  private func list(_ arguments: String...) throws -> FlipbookProgram.Result {
    try Self.app.get()
    return try FlipbookProgram.run(["still", Self.folder, "--print-list", "--size", "60x30"] + arguments)
  }

  @Test("a folder is compiled without a trace in the working directory")
  func traces() throws {
    let folder = "traces"
    for (name, text) in [
      ("App.swift", "import SwiftUI\nstruct Shown: View { var body: some View { Part() } }\n"),
      ("Part.swift", "import SwiftUI\nstruct Part: View { var body: some View { Text(\"a\") } }\n"),
    ] {
      try FileManager.default.createDirectory(
        atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
      try FlipbookProgram.write("\(folder)/\(name)", text)
    }
    let result = try FlipbookProgram.run(["list", folder])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("Shown"))
    #expect(
      !FlipbookProgram.contents(of: ".").contains { $0.contains(".swiftmodule") || $0.contains(".swiftdoc") })
  }

  @Test("an app's window and its views are rendered from the files they need, in the catalogue's colours")
  func rendered() throws {
    let window = try list()
    #expect(window.code == 0, "\(window.errors)")
    // Half of 40 points wide, in FF8000.
    #expect(window.output.contains("#FF8000FF"), "\(window.output)")
    #expect(
      window.errors.contains("no module Nowhere here; its import is left out. (\(Self.folder)/MyApp.swift:2)")
    )
    let bar = try list("--view", "BarView")
    #expect(bar.code == 0, "\(bar.errors)")
    #expect(bar.errors.contains("BarView is shown with values made up: share: 0.6"))
    #expect(bar.output.contains("#FF8000FF"))
  }

  @Test("a view that needs what isn't there names it, with the nearest; one that isn't there is refused")
  func missing() throws {
    let map = try list("--view", "MapView")
    #expect(map.code == 3)
    #expect(
      map.errors.contains("\(Self.folder)/Views/MapView.swift:3:46: there is no type Orb here"),
      "\(map.errors)")
    #expect(map.errors.contains("there is no .mapStile here"))
    let none = try list("--view", "HomeVew")
    #expect(none.code == 3 && none.errors.contains("the nearest is HomeView"))
  }

  @Test("a module that isn't there is named before its names, with the package that has it")
  func missingModule() throws {
    let folder = ".apps/Kit"
    try FileManager.default.createDirectory(
      atPath: "\(FlipbookProgram.folder)/\(folder)/Example/Views", withIntermediateDirectories: true)
    try FlipbookProgram.write(
      "\(folder)/Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Gadgets\")])"
    )
    try FlipbookProgram.write("\(folder)/Example/Example.xcodeproj", "")
    try FlipbookProgram.write(
      "\(folder)/Example/Views/Page.swift",
      "import Gadgets\nimport SwiftUI\nstruct Page: View { var body: some View { Gadget() } }\n")
    let result = try FlipbookProgram.run(["still", "\(folder)/Example/Views/Page.swift", "--print-list"])
    #expect(result.code == 3)
    let module = try #require(
      result.errors.range(of: "Page.swift:1: there is no module Gadgets here; its import is left out"),
      "\(result.errors)")
    let name = try #require(result.errors.range(of: "there is no type Gadget here"))
    #expect(module.upperBound < name.lowerBound)
    #expect(result.errors.contains("Gadgets is of the package in \"\(folder)\""), "\(result.errors)")
    #expect(result.errors.contains("by flipbook previews: give \"\(folder)/Example\"."))
    try FlipbookProgram.write(
      "\(folder)/Example/Views/Other.swift",
      "import Elsewhere\nimport SwiftUI\nstruct Other: View { var body: some View { Elsewhere.Thing() } }\n")
    let other = try FlipbookProgram.run(["still", "\(folder)/Example/Views/Other.swift", "--print-list"])
    #expect(other.code == 3)
    #expect(
      other.errors.contains("draws the rest: give \"\(folder)/Example\"."), "\(other.errors)")
  }

  @Test(
    "of a folder, code that needs a missing module is left out, with a warning, and ends the scene that gets there"
  )
  func cut() throws {
    let folder = ".apps/Cut"
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("CutApp", "@main struct CutApp: App {\n  var body: some Scene { WindowGroup { Home() } }\n}\n"),
      (
        "Home",
        """
        import Gadgets
        struct Home: View {
          var body: some View {
            Color.red.frame(width: 40, height: 10).onTapGesture {
              Gadget.open()
            }
          }
        }
        struct Panel: View {
          var body: some View { Gadget.Panel() }
        }

        """
      ),
    ] { try FlipbookProgram.write("\(folder)/\(name).swift", "import SwiftUI\n" + text) }
    func still(_ arguments: String...) throws -> FlipbookProgram.Result {
      try FlipbookProgram.run(["still", folder, "--print-list", "--size", "60x30"] + arguments)
    }
    let home = try still()
    #expect(home.code == 0 && home.output.contains("#FF3B30FF"), "\(home.errors)")
    #expect(home.errors.contains("no module Gadgets here"), "\(home.errors)")
    let place = "(\(folder)/Home.swift:6) [scene.cut]"
    #expect(
      home.errors.contains("Code is left out: cannot find 'Gadget' in scope. \(place)"), "\(home.errors)")
    // From the cache as well.
    #expect(try still().errors == home.errors)
    #expect(try still("--strict").code != 0)
    let tapped = try still("--tap", "30,15@0.1", "--at", "0.5s")
    #expect(tapped.code == 4, "\(tapped.errors)")
    #expect(tapped.errors.contains("The scene gets to code that is left out"), "\(tapped.errors)")
    let panel = try still("--view", "Panel")
    #expect(panel.code != 0 && panel.errors.contains("cannot find 'Gadget' in scope"), "\(panel.errors)")
  }

  @Test("lint lists every name and the other errors, and exits with 3")
  func lint() throws {
    try Self.app.get()
    try FlipbookProgram.write(
      "Lint.swift",
      """
      import SwiftUI
      struct Lint: View {
        var body: some View {
          VStack { Text("a").foregroundColour(.red).padding(3); Circle().fill(.gren).onApear { } }
        }
        func number() -> Int { "one" }
      }
      """)
    let result = try FlipbookProgram.run(["lint", "Lint.swift"])
    #expect(result.code == 3)
    #expect(
      result.output.split(separator: "\n") == [
        "Lint.swift:4:24: there is no .foregroundColour here; the nearest that exists is .foregroundColor",
        "Lint.swift:4:74: there is no .gren here; the nearest that exists is .green",
        "Lint.swift:4:80: there is no .onApear here; the nearest that exists is .onAppear",
        "Lint.swift:6:26: cannot convert return expression of type 'String' to return type 'Int'",
      ])
    #expect(result.errors.contains("3 names are not there, 1 other error."))
    let clean = try FlipbookProgram.run(["lint", Self.folder, "--view", "HomeView"])
    #expect(clean.code == 0 && clean.errors.contains("3 files compile."), "\(clean.output) \(clean.errors)")
  }

  @Test("of a file of a project, lint takes names that other files declare for theirs, and finds the rest")
  func lintSibling() throws {
    let folder = ".apps/Lint"
    try FileManager.default.createDirectory(
      atPath: "\(FlipbookProgram.folder)/\(folder)/Sources", withIntermediateDirectories: true)
    try FlipbookProgram.write("\(folder)/Package.swift", "// swift-tools-version: 5.9\n")
    try FlipbookProgram.write(
      "\(folder)/Sources/Card.swift",
      """
      import SwiftUI
      struct Card: View { var text: String; var body: some View { Text(text).fancy() } }
      extension View { func fancy() -> some View { let hidden = 1; return padding(CGFloat(hidden)) } }
      """)
    let page = """
      import SwiftUI
      struct Page: View { var body: some View { VStack { Card(text: "a"); Text("b").fancy() } } }

      """
    try FlipbookProgram.write("\(folder)/Sources/Page.swift", page)
    let clean = try FlipbookProgram.run(["lint", "\(folder)/Sources/Page.swift"])
    #expect(clean.code == 0, "\(clean.output) \(clean.errors)")
    #expect(
      clean.output.contains("note: Card is declared in \(folder)/Sources/Card.swift"), "\(clean.output)")
    #expect(clean.errors.contains("2 names of other files"), "\(clean.errors)")
    // What a function keeps for itself is nobody else's.
    try FlipbookProgram.write("\(folder)/Sources/Page.swift", page + "let x = hidden\n")
    let other = try FlipbookProgram.run(["lint", "\(folder)/Sources/Page.swift"])
    #expect(other.code == 3 && other.output.contains("there is no hidden here"), "\(other.output)")
  }

  @Test("of several views the one named after the file is shown, and a note says so")
  func several() throws {
    try FlipbookProgram.write(
      "Second.swift",
      """
      import SwiftUI
      struct First: View { var body: some View { Color.red } }
      struct Second: View { var body: some View { Color.blue } }
      """)
    let result = try FlipbookProgram.run(["still", "Second.swift", "--print-list"])
    #expect(result.code == 0 && result.errors.contains("this is Second. Others are shown with --view: First"))
  }
}
