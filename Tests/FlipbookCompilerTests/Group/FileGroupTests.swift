import FlipbookScenes
import Testing

@testable import FlipbookCompiler

@Suite("Files of a folder that a scene needs")
struct FileGroupTests {
  /// A folder of files, by their paths below it.
  private func group(_ files: [String: String]) -> FileGroup {
    FileGroup(
      path: "app",
      parts: files.sorted { $0.key < $1.key }.map {
        SceneFile.Part(path: "app/\($0.key)", absolutePath: "/app/\($0.key)", source: $0.value)
      })
  }

  private func names(_ group: FileGroup, _ scene: String?) throws -> [String] {
    try group.parts(for: scene).map { String($0.path.dropFirst(4)) }
  }

  @Test("a file that imports a module of tests where that is there is no test")
  func conditionalTestModules() throws {
    let app = group([
      "A.swift": "struct A: View { var body: some View { B() } }",
      "B.swift": "#if canImport(Inspection)\nimport ViewInspector\n#endif\nstruct B: View {}",
      "C.swift": "import ViewInspector\nstruct C: View {}",
    ])
    #expect(try names(app, "A") == ["A.swift", "B.swift"])
    #expect(throws: (any Error).self) { try names(app, "C") }
  }

  @Test("what a view mentions comes along, directly and further on, and nothing else")
  func closure() throws {
    let app = group([
      "A.swift": "struct A: View { var body: some View { B().card().tint(.brand) } }",
      "B.swift": "struct B: View { let m: Model }", "Model.swift": "struct Model {}",
      "Model+More.swift": "extension Model: Identifiable { var id: Int { 0 } }",
      "Card.swift": "extension View { func card() -> some View { self } }",
      "Colors.swift": "extension Color { static let brand = Color.red }",
      "Broken.swift": "struct Broken: View { let x: Nowhere }",
      "Main.swift": "@main struct TheApp: App { var body: some Scene { WindowGroup { A() } } }",
      "Tests.swift": "import XCTest\nclass T: XCTestCase { let a = A() }",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"A\")",
    ])
    let needed = ["A.swift", "B.swift", "Card.swift", "Colors.swift", "Model+More.swift", "Model.swift"]
    #expect(try names(app, "A") == needed)
    #expect(try names(app, nil) == (needed + ["Main.swift"]).sorted())
    #expect(try names(app, "Broken") == ["Broken.swift"])
  }

  @Test("of two files that declare a name the nearer one is taken")
  func nearest() throws {
    let demos = group([
      "One/Demo.swift": "struct One: View { let r: Ring }", "One/Ring.swift": "struct Ring: View {}",
      "Two/Demo.swift": "struct Two: View { let r: Ring }", "Two/Ring.swift": "struct Ring: View {}",
      "Two/Own.swift": "struct Own: View { let r: Ring }\nstruct Ring {}",
    ])
    #expect(try names(demos, "One") == ["One/Demo.swift", "One/Ring.swift"])
    #expect(try names(demos, "Two").contains("Two/Demo.swift"))
    #expect(try !names(demos, "Two").contains("One/Ring.swift"))
    #expect(try names(demos, "Own") == ["Two/Own.swift"])
  }

  @Test("an app of delegates begins with the view they show; without an app all files are taken")
  func beginnings() throws {
    let old = group([
      "SceneDelegate.swift":
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate { func f() { use(HomeView()) } }",
      "Home.swift": "struct HomeView: View {}", "Other.swift": "struct Other: View {}",
    ])
    #expect(try names(old, nil) == ["Home.swift"])
    let loose = group([
      "A.swift": "struct A: View {}", "B.swift": "struct B: View {}", "s.swift": "print(1)",
    ])
    #expect(try names(loose, nil) == ["A.swift", "B.swift"])
  }

  @Test("an app of UIKit's begins with the delegate that makes its window, if that needs the system alone")
  func windowMakers() throws {
    let app =
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?\n"
    let makes = "func f() { window?.rootViewController = Main(name: \"a\") } }"
    let main = "class Main: UIViewController { init(name: String) { super.init(nibName: nil, bundle: nil) } }"
    #expect(try names(group(["All.swift": app + makes + main]), nil) == ["All.swift"])
    let files = [
      "AppDelegate.swift": app + makes, "Main.swift": main, "Other.swift": "class Other: UIViewController {}",
    ]
    #expect(try names(group(files), nil) == ["AppDelegate.swift", "Main.swift"])
    var scenes = files
    scenes["AppDelegate.swift"] = app + "}"
    scenes["SceneDelegate.swift"] =
      "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow?\n"
      + makes
    #expect(try names(group(scenes), nil) == ["Main.swift", "SceneDelegate.swift"])
    scenes["SceneDelegate.swift"] = "import Analytics\n" + (scenes["SceneDelegate.swift"] ?? "")
    #expect(try names(group(scenes), nil) == ["Main.swift", "Other.swift"])
  }

  @Test("a view that isn't there is refused, with the nearest and what there is")
  func unknown() throws {
    let app = group(["A.swift": "struct HomeView: View {}\n#Preview(\"Start\") { HomeView() }"])
    let failure = #expect(throws: FlipbookFailure.self) { try app.parts(for: "HomeVew") }
    #expect(failure?.message == "\"app\" has no view \"HomeVew\"; the nearest is HomeView. It has HomeView.")
    #expect(try names(app, "Start") == ["A.swift"])
  }

  @Test("files come along that only add initialisers, subscripts, operators or names in backticks")
  func extensions() throws {
    let app = group([
      "A.swift": """
      struct A: View {
        var body: some View { Color(hex: 0xff0000).`if`(true) { $0 } }
        let first = [1][safe: 0]
        let sum = CGPoint.zero + CGPoint.zero
        let power = 2.0 ** 3
      }
      """,
      "Color+Hex.swift": "extension Color { init(hex: UInt, alpha: Double = 1) { self = .red } }",
      "Color+Name.swift": "extension Color { init(name: String) { self = .red } }",
      "View+If.swift": "extension View { func `if`(_ c: Bool, t: (Self) -> Self) -> some View { self } }",
      "Safe.swift": "extension Collection { subscript(safe index: Index) -> Element? { nil } }",
      "Point.swift": "extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { a } }",
      "Power.swift": "infix operator **: Powers\nfunc ** (a: Double, b: Double) -> Double { a }",
      "Group.swift": "precedencegroup Powers { higherThan: MultiplicationPrecedence }",
      "Other.swift": "extension Collection { subscript(other index: Index) -> Element? { nil } }",
    ])
    #expect(
      try names(app, "A") == [
        "A.swift", "Color+Hex.swift", "Group.swift", "Point.swift", "Power.swift", "Safe.swift",
        "View+If.swift",
      ])
  }

  @Test("an extension of a type of the system's module is not one of the folder's type of that name")
  func qualifiedExtension() throws {
    let app = group([
      "A.swift": "struct A: View { var body: some View { Text(\"a\").font(.headline3) } }",
      "Font+Styles.swift": "extension SwiftUI.Font { static var headline3: SwiftUI.Font { .body } }",
      "Fonts.swift": "typealias Font = UIFont",
    ])
    #expect(try names(app, "A").contains("Font+Styles.swift"))
  }

  @Test("a member of another name of a type comes along where a value of the type has it")
  func aliases() throws {
    let app = group([
      "A.swift": "struct A: View { @State var bag = Set<AnyCancellable>(); func end() { bag.dispose() } }",
      "Bag.swift": "typealias Bag = Set<AnyCancellable>",
      "Bag+End.swift": "extension Bag { func dispose() {} }",
    ])
    #expect(try names(app, "A").contains("Bag+End.swift"))
  }

  @Test("members of one name of two types both come along, and overloads of one type")
  func oneName() throws {
    let app = group([
      "A.swift": "struct A: View { let c = Color.brand; let f = Font.brand; let t = text.card(1) }",
      "Color.swift": "extension Color { static let brand = Color.red }",
      "Font.swift": "extension Font { static let brand = Font.body }",
      "CardOne.swift": "extension View { func card() -> some View { self } }",
      "CardTwo.swift": "extension View { func card(_ x: Int) -> some View { self } }",
    ])
    #expect(
      try names(app, "A") == ["A.swift", "CardOne.swift", "CardTwo.swift", "Color.swift", "Font.swift"])
  }

  @Test("a conformance of a type from elsewhere comes along with a use of the type")
  func conformances() throws {
    let app = group([
      "A.swift": "struct A: View { let names: [String] = [] }",
      "String.swift": "extension String: @retroactive Identifiable { public var id: String { self } }",
      "Image.swift": "extension Image: Sayable {}",
    ])
    #expect(try names(app, "A") == ["A.swift", "String.swift"])
  }

  @Test("a name before a dot that a folder has is a module")
  func modules() {
    let parts = [
      SceneFile.Part(path: "a", absolutePath: "/app/Sources/Design/A.swift", source: "struct Card {}"),
      SceneFile.Part(path: "b", absolutePath: "/app/Card/B.swift", source: "let c = Design.Card()"),
    ]
    let scans = parts.map { NameScan(source: $0.source) }
    #expect(StagedGroup.modules(of: parts, scans: scans) == ["Sources", "Design"])
    let scene = ParsedScene(source: "let c = Design.Card(); let f: SwiftUICore.Font", modules: ["Design"])
    #expect(
      SourceEdit.apply(scene.edits, to: "let c = Design.Card(); let f: SwiftUICore.Font")
        == "let c = FlipbookScene.Card(); let f: Flipbook.Font")
  }

  @Test(
    "a folder that is called like a type is none, where the member is not the scene's or the type is extended"
  )
  func typesAsFolders() {
    let parts = [
      SceneFile.Part(
        path: "a", absolutePath: "/app/Color/A.swift", source: "extension Color { struct Palette {} }"),
      SceneFile.Part(path: "b", absolutePath: "/app/UserDefaults/B.swift", source: "struct Store {}"),
    ]
    #expect(
      StagedGroup.modules(of: parts, scans: parts.map { NameScan(source: $0.source) }) == ["UserDefaults"])
    // A module's name never stands alone for a type.
    let fonts = [
      SceneFile.Part(
        path: "a", absolutePath: "/app/Design/Font/A.swift", source: "enum TextStyle { case title }"),
      SceneFile.Part(
        path: "b", absolutePath: "/app/Design/B.swift",
        source: "extension Font.TextStyle { init(_ t: TextStyle) { self = .title } }; let f: Font? = nil"),
    ]
    #expect(StagedGroup.modules(of: fonts, scans: fonts.map { NameScan(source: $0.source) }) == ["Design"])
    let source = "let d = UserDefaults.standard; let s = UserDefaults.Store()"
    let scene = ParsedScene(source: source, modules: ["UserDefaults"], declared: ["Store"])
    #expect(
      SourceEdit.apply(scene.edits, to: source)
        == "let d = UserDefaults.standard; let s = FlipbookScene.Store()")
  }
}
