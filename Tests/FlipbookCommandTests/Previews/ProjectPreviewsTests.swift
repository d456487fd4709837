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
    struct Secret { var text = "of the shop" }
    #endif
    struct Row: View {
      var body: some View { VStack { Design.Price(cents: 7); Text(Secret().text) } }
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
    #expect(list.output.contains("Sources/Shop/Row.swift:15"))

    let pictures = FlipbookProgram.folder + "/shop-pictures"
    let report = FlipbookProgram.folder + "/shop.json"
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", pictures + "/", "--json", report, "--scale", "1",
    ])
    #expect(drawn.code == 1)
    #expect(drawn.errors.contains("4 of 6 drawn"), "\(drawn.errors)")
    #expect(drawn.errors.contains("Sources/Shop/Row.swift:10: value of type"))
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
      "previews", root, "-o", page, "--preview", "Row.swift:12", "--scheme", "light,dark", "--scale", "1",
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
    // A change in the module below shows in the one above.
    let price = root + "/Sources/Design/Price.swift"
    try Data(Self.design.replacing("padding(4)", with: "padding(9)").utf8).write(
      to: URL(fileURLWithPath: price))
    let changed = try FlipbookProgram.run(arguments)
    #expect(changed.code == 1)
    #expect(changed.output.contains("Design/Price/Price"))
    #expect(changed.output.contains("Shop/Row/Row_Previews 1"))
  }

  @Test("Paths, patterns and projects that aren't there are refused with a hint")
  func refused() throws {
    let root = try Self.make("refused package")
    let none = try FlipbookProgram.run(["list", root, "--previews", "--preview", "Nothing*"])
    #expect(none.code == 3)
    #expect(none.errors.contains("has no preview Nothing*. It has Sources/Design/Price.swift:8 \"Price\""))
    #expect(try FlipbookProgram.run(["previews", root + "/none", "-o", "x.html"]).code == 3)
    #expect(try FlipbookProgram.run(["previews", root]).code == 2)
    try Data("let package = 3 +".utf8).write(to: URL(fileURLWithPath: root + "/Package.swift"))
    let damaged = try FlipbookProgram.run(["list", root, "--previews"])
    #expect(damaged.code == 3)
    #expect(damaged.errors.contains("Package.swift\" can't be read"))
  }
}
