import Foundation
import Testing

/// Goldens of a package whose previews move, are renamed, and lie in a folder that can't be written to.
@Suite("Goldens of a package's previews", .serialized)
struct ProjectGoldensTests {
  private static let source = """
    import SwiftUI
    struct Ball: View {
      @State private var isRight = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isRight ? 30 : 0).frame(width: 60, height: 10)
          .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
      }
    }
    #Preview("Moves", traits: .sizeThatFitsLayout) { Ball() }
    #Preview("Stands", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 20, height: 10) }
    #Preview("Other", traits: .sizeThatFitsLayout) { Text("Other") }
    """

  private static func make(_ name: String) throws -> String {
    let root = "\(FlipbookProgram.folder)/\(name)"
    try FileManager.default.createDirectory(atPath: "\(root)/Sources/Ball", withIntermediateDirectories: true)
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Ball", targets: [.target(name: "Ball")])
      """, to: root + "/Package.swift")
    try write(source, to: root + "/Sources/Ball/Ball.swift")
    return root
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func goldens(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".png")
    }.sorted()
  }

  @Test(
    "A preview that moves has goldens at several times, one that stands still has one; a renamed one keeps its golden",
    .timeLimit(.minutes(5)))
  func movingAndRenamed() throws {
    let root = try Self.make("moving package")
    let goldens = FlipbookProgram.folder + "/moving-goldens"
    let arguments = ["check", root, "--previews", "--goldens", goldens, "--scale", "1"]
    let written = try FlipbookProgram.run(arguments + ["--update", "missing"])
    #expect(written.code == 1, "\(written.errors)")
    let first = [
      "Ball/Ball/Moves.png", "Ball/Ball/Moves~0.5s.png", "Ball/Ball/Moves~1s.png", "Ball/Ball/Moves~2s.png",
      "Ball/Ball/Other.png", "Ball/Ball/Stands.png",
    ]
    #expect(Self.goldens(in: goldens) == first)
    #expect(try FlipbookProgram.run(arguments).code == 0)

    // The same animation, but slower: at its ends nothing changes.
    let file = root + "/Sources/Ball/Ball.swift"
    try Self.write(Self.source.replacing("duration: 1", with: "duration: 2"), to: file)
    let slower = try FlipbookProgram.run(arguments)
    #expect(slower.code == 1 && slower.output.contains("2 of 6 differ"), "\(slower.output)")
    #expect(slower.output.contains("Moves~0.5s") && !slower.output.contains("Moves~2s"), "\(slower.output)")

    // Two get other names: their pictures report.
    let renamed = Self.source.replacing("\"Moves\"", with: "\"Rolls\"").replacing(
      "\"Stands\"", with: "\"Rests\"")
    try Self.write(renamed, to: file)
    let report = FlipbookProgram.folder + "/renamed.json"
    let reported = try FlipbookProgram.run(arguments + ["--json", report])
    #expect(reported.code == 1 && reported.output.contains("5 of 6 differ: 5 renamed"), "\(reported.output)")
    #expect(!reported.output.contains("--prune"), "\(reported.output)")
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("\"renamed\""))
    #expect(Self.goldens(in: goldens) == first)
    let approved = try FlipbookProgram.run(["check", "--approve", report, "Ball/Ball/Rests"])
    #expect(approved.code == 0, "\(approved.errors)")
    #expect(
      Self.goldens(in: goldens) == first.map { $0.replacing("Stands", with: "Rests") }.sorted(),
      "the earlier name goes, and the golden has the new one")

    let moved = try FlipbookProgram.run(arguments + ["--update", "missing"])
    #expect(moved.code == 0, "\(moved.output) \(moved.errors)")
    #expect(
      Self.goldens(in: goldens)
        == first.map { $0.replacing("Moves", with: "Rolls").replacing("Stands", with: "Rests") }.sorted())
    #expect(try FlipbookProgram.run(arguments).code == 0)

    // Another picture under another name is a new golden, and the old one nobody's.
    try Self.write(
      renamed.replacing("\"Other\"", with: "\"New\"").replacing("Text(\"Other\")", with: "Text(\"New\")"),
      to: file)
    let other = try FlipbookProgram.run(arguments)
    #expect(other.code == 1 && other.output.contains("1 missing"), "\(other.output)")
    #expect(other.output.contains("--prune removes them: Ball/Ball/Other.png"), "\(other.output)")
  }

  @Test("The moments are those that --at names; a single one has no mark", .timeLimit(.minutes(5)))
  func moments() throws {
    let root = try Self.make("moments package")
    let goldens = FlipbookProgram.folder + "/moments-goldens"
    let arguments = [
      "check", root, "--previews", "--goldens", goldens, "--scale", "1", "--update", "missing",
    ]
    #expect(try FlipbookProgram.run(arguments + ["--at", "0.25s"]).code == 1)
    #expect(Self.goldens(in: goldens) == ["Moves", "Other", "Stands"].map { "Ball/Ball/\($0).png" })
    #expect(try FlipbookProgram.run(arguments + ["--at", "soon"]).code == 2)
  }

  @Test("A checkout that can't be written to is listed, drawn and checked", .timeLimit(.minutes(5)))
  func readOnly() throws {
    let root = try Self.make("read-only package")
    let goldens = FlipbookProgram.folder + "/read-only-goldens"
    // Permissions don't bind who runs the tests as root; a mount does.
    let mount = ["/usr/bin/bwrap", "--dev-bind", "/", "/", "--ro-bind", root, root]
    func run(_ arguments: [String]) throws -> Int32 {
      let result = try FlipbookProgram.run(arguments, prefix: mount)
      if result.code != 0 { Issue.record("\(arguments[0]): \(result.errors)") }
      return result.code
    }
    #expect(try run(["list", root, "--previews"]) == 0)
    #expect(try run(["previews", root, "-o", FlipbookProgram.folder + "/read-only.html"]) == 0)
    #expect(
      try run(["check", root, "--previews", "--goldens", goldens, "--update", "missing", "--accept"]) == 0)
    #expect(try run(["check", root, "--previews", "--goldens", goldens]) == 0)
  }
}
