import FlipbookScenes
import Foundation
import Testing

/// A package of two modules goes the whole way: real manifests, the compiler, processes, pictures, goldens.
@Suite("Previews of a package", .serialized)
struct ProjectPreviewsTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop", targets: [.target(name: "Design"), .target(name: "Shop", dependencies: ["Design"])])
    """
  private static let design = """
    import SwiftUI
    struct Secret {}
    /// Combine, which comes with SwiftUI, has a type of this name.
    public struct Subscription {
      public enum Term { case year }
      public init() {}
      public func renew(for term: Term) {}
    }
    public struct Price: View {
      let cents: Int
      public init(cents: Int) { self.cents = cents }
      public var body: some View { Text("\\(cents) ct").padding(4) }
    }
    #Preview("Price", traits: .sizeThatFitsLayout) { Price(cents: 5) }
    """
  private static let shop = """
    import SwiftUI
    import Design
    #if canImport(Design)
    struct Secret { var text = "of the shop", plan = Subscription(), other: Subscription? = nil }
    #endif
    enum Plans { static var current: Subscription { Subscription() } }
    struct Row: View {
      var body: some View { let _ = Plans.current.renew(for: .year); VStack { Design.Price(cents: 7); Text(Secret().text) } }
    }
    struct Broken: View {
      var body: some View { Text("x").unheardOf() }
    }
    #Preview("Row", traits: .sizeThatFitsLayout) { Row() }
    #Preview("Broken") { Broken() }
    #Preview("Crash") { crash() }
    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row().previewLayout(.fixed(width: 60, height: 40))
        Row().previewLayout(.fixed(width: 70, height: 50)).previewDisplayName("Large")
      }
    }
    func crash() -> Row { fatalError("no shop") }
    """

  /// Makes the package below the tests' folder.
  private static func make(_ name: String) throws -> String {
    let root = "\(FlipbookProgram.folder)/\(name)"
    for (path, text) in [
      ("Package.swift", manifest), ("Sources/Design/Price.swift", design), ("Sources/Shop/Row.swift", shop),
    ] {
      let place = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    }
    return root
  }

  private static func files(below root: String) -> [String] {
    (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test(
    "Previews are listed, drawn and checked; what is broken is named, and the rest is drawn",
    .timeLimit(.minutes(5)))
  func wholeWay() throws {
    let root = try Self.make("shop package")
    let before = Self.files(below: root)
    let list = try FlipbookProgram.run(["list", root, "--previews"])
    #expect(list.code == 0)
    #expect(list.output.split(separator: "\n").count == 6)
    #expect(list.output.contains("Sources/Shop/Row.swift:16"))

    let pictures = FlipbookProgram.folder + "/shop-pictures"
    let report = FlipbookProgram.folder + "/shop.json"
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", pictures + "/", "--json", report, "--scale", "1",
    ])
    #expect(drawn.code == 1)
    #expect(drawn.errors.contains("4 of 6 drawn"), "\(drawn.errors)")
    #expect(drawn.errors.contains("Sources/Shop/Row.swift:11: value of type"))
    #expect(drawn.errors.contains("no shop"))
    #expect(
      Self.files(below: pictures).filter { $0.hasSuffix(".png") } == [
        "Design/Price/Price.png", "Shop/Row/Large.png", "Shop/Row/Row.png", "Shop/Row/Row_Previews 1.png",
      ])
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("\"drawn\" : 4"))
    // Nothing was written into the project, or beside it.
    #expect(Self.files(below: root) == before)
    #expect(!FlipbookProgram.contents(of: ".").contains { $0.contains("swiftmodule") })

    let strict = try FlipbookProgram.run(["previews", root, "-o", pictures + "/", "--strict"])
    #expect(strict.code == 5)

    let page = FlipbookProgram.folder + "/shop.html"
    let variants = try FlipbookProgram.run([
      "previews", root, "-o", page, "--preview", "Row.swift:13", "--scheme", "light,dark", "--scale", "1",
    ])
    #expect(variants.code == 0, "\(variants.errors)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.ranges(of: "<img ").count == 2)
    #expect(!text.contains("src=\"http"))

    try check(root)
  }

  private func check(_ root: String) throws {
    let goldens = FlipbookProgram.folder + "/shop-goldens"
    let arguments = [
      "check", root, "--previews", "--goldens", goldens, "--preview", "Price*", "--preview", "Row_Previews*",
    ]
    let written = try FlipbookProgram.run(arguments + ["--update", "missing", "--scheme", "light,dark"])
    #expect(written.code == 1, "\(written.errors)")
    #expect(
      Self.files(below: goldens).filter { $0.hasSuffix(".png") }.contains("Design/Price/Price@dark.png"))
    #expect(try FlipbookProgram.run(arguments + ["--scheme", "light,dark"]).code == 0)
    try approve(root, goldens, arguments)
    // A change in the module below shows in the one above.
    let price = root + "/Sources/Design/Price.swift"
    try Data(Self.design.replacing("padding(4)", with: "padding(9)").utf8).write(
      to: URL(fileURLWithPath: price))
    let changed = try FlipbookProgram.run(arguments)
    #expect(changed.code == 1)
    #expect(changed.output.contains("Design/Price/Price"))
    #expect(changed.output.contains("Shop/Row/Row_Previews 1"))
  }

  /// Pictures of a report become goldens once, and not after a change.
  private func approve(_ root: String, _ goldens: String, _ arguments: [String]) throws {
    let report = FlipbookProgram.folder + "/approve.json"
    let golden = goldens + "/Design/Price/Price.png"
    let first = try Data(contentsOf: URL(fileURLWithPath: golden))
    try FileManager.default.removeItem(atPath: golden)
    #expect(try FlipbookProgram.run(arguments + ["--json", report]).code == 1)
    #expect(try FlipbookProgram.run(["check", "--approve", report]).code == 2)
    #expect(try FlipbookProgram.run(["check", "--approve", report, "Nothing"]).code == 2)
    let source = root + "/Sources/Design/Price.swift"
    try Data((Self.design + "// x").utf8).write(to: URL(fileURLWithPath: source))
    let late = try FlipbookProgram.run(["check", "--approve", report, "Design/Price/*"])
    #expect(late.code == 2 && late.errors.contains("changed since the report"), "\(late.errors)")
    #expect(!FileManager.default.fileExists(atPath: golden))
    try Data(Self.design.utf8).write(to: URL(fileURLWithPath: source))
    let taken = try FlipbookProgram.run(["check", "--approve", report, "Design/Price/*"])
    #expect(taken.code == 0, "\(taken.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: golden)) == first)
    let twice = try FlipbookProgram.run(["check", "--approve", report, "Design/Price/*"])
    #expect(
      twice.code == 2 && twice.errors.contains("the golden of Design/Price/Price changed"), "\(twice.errors)")
  }

  @Test("Each module finds its own resources, the language's texts among them", .timeLimit(.minutes(5)))
  func resources() throws {
    let root = FlipbookProgram.folder + "/two \"bundles\" ü"
    let view = """
      import SwiftUI
      public struct NAMEView: View {
        public init() {}
        var size: CGFloat {
          let url = Bundle.module.url(forResource: "size", withExtension: "json")
          return url.flatMap { try? Data(contentsOf: $0) }.flatMap { Double(String(decoding: $0, as: UTF8.self)) } ?? 1
        }
        public var body: some View {
          let height = LocalizedStringResource("height", bundle: .atURL(Bundle.module.bundleURL))
          Color("tint", bundle: .module).frame(width: size, height: String(localized: height) == "hoch" ? 20 : 10)
        }
      }
      #Preview("NAME", traits: .sizeThatFitsLayout) { NAMEView() }
      """
    func color(_ red: Double) -> String {
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":"
        + "{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}}]}"
    }
    for (path, text) in [
      (
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Two", defaultLocalization: "en", targets: [
          .target(name: "One", resources: [.process("Resources")]),
          .target(name: "Other", dependencies: ["One"], resources: [.copy("size.json")])])
        """
      ),
      ("Sources/One/V.swift", view.replacing("NAME", with: "One")),
      ("Sources/Other/V.swift", view.replacing("NAME", with: "Other")),
      ("Sources/One/Resources/size.json", "30"), ("Sources/Other/size.json", "50"),
      ("Sources/One/Resources/A.xcassets/tint.colorset/Contents.json", color(1)),
      ("Sources/Other/A.xcassets/tint.colorset/Contents.json", color(0.5)),
      ("Sources/One/Resources/de.lproj/Localizable.strings", "height = \"hoch\";"),
    ] {
      let place = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    }
    let report = FlipbookProgram.folder + "/bundles.json"
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", FlipbookProgram.folder + "/bundles/", "--json", report, "--scale", "1",
      "--locale",
      "en_US,de",
    ])
    #expect(drawn.code == 0, "\(drawn.errors)")
    struct Report: Decodable {
      struct Entry: Decodable { var name: String, width: Int, height: Int }
      var entries: [Entry]
    }
    let read = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: report)))
    #expect(
      read.entries.map { "\($0.name) \($0.width) \($0.height)" } == [
        "One/V/One 30 10", "One/V/One@de 30 20", "Other/V/Other 50 10", "Other/V/Other@de 50 10",
      ])
    #expect(!drawn.errors.contains("There is no colour"), "\(drawn.errors)")

    // Resources are read as previews are drawn: the program that is kept shows what they hold now.
    try Data("height = \"tief\";".utf8).write(
      to: URL(fileURLWithPath: root + "/Sources/One/Resources/de.lproj/Localizable.strings"))
    try Data("70".utf8).write(to: URL(fileURLWithPath: root + "/Sources/Other/size.json"))
    let again = try FlipbookProgram.run([
      "previews", root, "-o", FlipbookProgram.folder + "/bundles/", "--json", report, "--scale", "1",
      "--locale", "en_US,de",
    ])
    #expect(again.code == 0, "\(again.errors)")
    let changed = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: report)))
    #expect(
      changed.entries.map { "\($0.name) \($0.width) \($0.height)" } == [
        "One/V/One 30 10", "One/V/One@de 30 10", "Other/V/Other 70 10", "Other/V/Other@de 70 10",
      ])
  }

  @Test("A manifest that starts programs and writes files does so in a sandbox: nothing of it is left")
  func manifestThatRuns() throws {
    let root = try Self.make("running package")
    let mark = FlipbookProgram.folder + "/mark"
    let before = Self.files(below: root)
    try Data(
      (Self.manifest + """

        import Foundation
        for place in ["\(mark)", "\(root)/mark", "/etc/mark"] {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/touch")
          process.arguments = [place]
          try? process.run()
          process.waitUntilExit()
          try? Data("x".utf8).write(to: URL(fileURLWithPath: place))
        }
        """).utf8
    ).write(to: URL(fileURLWithPath: root + "/Package.swift"))
    let list = try FlipbookProgram.run(["list", root, "--previews"])
    #expect(list.code == 0, "\(list.errors)")
    #expect(Self.files(below: root) == before)
    #expect(
      !FileManager.default.fileExists(atPath: mark) && !FileManager.default.fileExists(atPath: "/etc/mark"))
  }

  @Test(
    "Only previews that depend on changed files are checked; the rest is counted", .timeLimit(.minutes(5)))
  func changedSince() throws {
    let root = try Self.make("changed package")
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      process.arguments = ["-C", root, "-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "a")
    let goldens = FlipbookProgram.folder + "/changed-goldens"
    let arguments = [
      "check", root, "--previews", "--goldens", goldens, "--preview", "Price*", "--preview", "Row_Previews*",
    ]
    #expect(try FlipbookProgram.run(arguments + ["--update", "missing"]).code == 1)
    let none = try FlipbookProgram.run(arguments + ["--changed-since", "HEAD"])
    #expect(none.code == 0 && none.errors.contains("2 of 2 previews depend on no file"), "\(none.errors)")
    let row = root + "/Sources/Shop/Row.swift"
    try Data(Self.shop.replacing("of the shop", with: "of a shop").utf8).write(to: URL(fileURLWithPath: row))
    let some = try FlipbookProgram.run(arguments + ["--changed-since", "HEAD"])
    #expect(some.code == 1 && some.errors.contains("1 of 2 previews depend on no file"), "\(some.errors)")
    #expect(!some.output.contains("Design/Price"))
    let bad = try FlipbookProgram.run(arguments + ["--changed-since", "nothing"])
    #expect(bad.code == 2 && bad.errors.contains("is no commit"), "\(bad.errors)")
  }

  @Test("A preview in a file with a line break and quotes in its name is drawn", .timeLimit(.minutes(5)))
  func oddNames() throws {
    let root = try Self.make("odd package")
    try FileManager.default.removeItem(atPath: root + "/Sources/Shop")
    try Data(Self.manifest.replacing(", .target(name: \"Shop\", dependencies: [\"Design\"])", with: "").utf8)
      .write(to: URL(fileURLWithPath: root + "/Package.swift"))
    try FileManager.default.moveItem(
      atPath: root + "/Sources/Design/Price.swift", toPath: root + "/Sources/Design/a\n'b' \"c\".swift")
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", FlipbookProgram.folder + "/odd/", "--scale", "1",
    ])
    #expect(drawn.code == 0 && drawn.errors.contains("1 of 1 drawn"), "\(drawn.errors)")
  }

  @Test("Paths, patterns and projects that aren't there are refused with a hint")
  func refused() throws {
    let root = try Self.make("refused package")
    let none = try FlipbookProgram.run(["list", root, "--previews", "--preview", "Nothing*"])
    #expect(none.code == 3)
    #expect(none.errors.contains("has no preview Nothing*. It has Sources/Design/Price.swift:14 \"Price\""))
    #expect(try FlipbookProgram.run(["previews", root + "/none", "-o", "x.html"]).code == 3)
    #expect(try FlipbookProgram.run(["previews", root]).code == 2)
    try Data("let package = 3 +".utf8).write(to: URL(fileURLWithPath: root + "/Package.swift"))
    let damaged = try FlipbookProgram.run(["list", root, "--previews"])
    #expect(damaged.code == 3)
    #expect(damaged.errors.contains("Package.swift\" can't be read"))
  }
}
