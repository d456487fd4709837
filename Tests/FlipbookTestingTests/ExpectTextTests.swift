import FlipbookTesting
import Foundation
import Testing

@testable import FlipbookTesting

private struct Badge: View {
  var count: Int

  var body: some View {
    HStack(spacing: 4) {
      Circle().fill(.red).frame(width: 10, height: 10)
      Text("\(count) new")
    }
  }
}

private struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge(count: 3).previewLayout(.fixed(width: 80, height: 20)) }
}

@MainActor
@Suite("Frames as text in a package's own tests")
struct ExpectTextTests {
  private let folder =
    NSTemporaryDirectory() + "/flipbook-text-" + ProcessInfo.processInfo.globallyUniqueString
  private let size = CGSize(width: 80, height: 20)

  @Test("the tree names the scene's views by their types, texts and shapes, each with its frame")
  func tree() throws {
    let failure = #expect(throws: FrameFailure.self) {
      try expectText(of: Badge(count: 3), size: size, record: FrameUpdate.none)
    }
    let lines = (failure?.description ?? "").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.contains { $0.hasPrefix("Badge ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("shape Circle ") && $0.hasSuffix("10×10") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("text \"3 new\" ") }, "\(lines)")
  }

  @Test("texts of previews are kept beside pictures, and a changed line is named")
  func previews() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (strategy, name) in [(FrameStrategy.viewTree, "00000.tree.txt"), (.displayList, "00000.list.txt")] {
      #expect(throws: FrameFailure.self) {
        try expectPreviews(of: Badge_Previews.self, as: strategy, update: .missing, goldens: folder)
      }
      let file = "\(folder)/previews 1/\(name)"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains(strategy == .viewTree ? "text \"3 new\"" : "(display-list"), "\(text)")
      try expectPreviews(of: Badge_Previews.self, as: strategy, update: FrameUpdate.none, goldens: folder)
      try (text + "4 new\n").write(toFile: file, atomically: true, encoding: .utf8)
      let failure = #expect(throws: FrameFailure.self) {
        try expectPreviews(of: Badge_Previews.self, as: strategy, update: FrameUpdate.none, goldens: folder)
      }
      #expect(failure?.description.contains("4 new") == true, "\(failure?.description ?? "")")
    }
  }

  @Test("a test's trait says which goldens are written", .recording(.missing))
  func recording() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = #expect(throws: FrameFailure.self) {
      try expectFrames(of: Badge(count: 1), at: [0], size: size, goldens: folder)
    }
    #expect(written?.description.contains("was written") == true)
    try expectFrames(of: Badge(count: 1), at: [0], size: size, goldens: folder)
    // What a call says counts more.
    #expect(throws: FrameFailure.self) {
      try expectFrames(of: Badge(count: 1), at: [0.5], size: size, update: FrameUpdate.none, goldens: folder)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/recording/00030.png"))
  }

  /// The text of a source after a text was put in a call of `expect` in a line.
  private func edited(_ source: String, _ text: String, line: Int) throws -> String {
    let row = source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let column = try #require(row.firstRange(of: "expect")).lowerBound.utf16Offset(in: row) + 1
    let result = try #require(
      InlineText.edit(Array(source.utf8), text: text, line: line, column: column))
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test("a text is written behind the call that lacks it, with the call's indent")
  func inline() throws {
    let source = "func a() {\n  try expect(of: A(\")\", b: 1)) // )\n}\n"
    #expect(
      try edited(source, "x\n\n  y", line: 2)
        == "func a() {\n  try expect(of: A(\")\", b: 1)) {\n    \"\"\"\n    x\n\n      y\n    \"\"\"\n  } // )\n}\n"
    )
  }

  @Test("a text that is there is put right, and marks of its own don't end it")
  func inlineAgain() throws {
    let source =
      "  try expect(\n    of: A(\"\\(f(\")\"))\")\n  ) {\n    \"\"\"\n    old }\n    \"\"\"\n  }\n  next()\n"
    #expect(
      try edited(source, "a\\n", line: 1)
        == "  try expect(\n    of: A(\"\\(f(\")\"))\")\n  ) {\n    #\"\"\"\n    a\\n\n    \"\"\"#\n  }\n  next()\n"
    )
  }

  @Test("several calls of one file are found after the first was written")
  func inlineTwice() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Test.swift"
    try "expect(a)\nexpect(b)\n".write(toFile: path, atomically: true, encoding: .utf8)
    let inline = InlineText()
    try inline.write("1", to: path, line: 1, column: 1)
    try inline.write("2", to: path, line: 2, column: 1)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "expect(a) {\n  \"\"\"\n  1\n  \"\"\"\n}\nexpect(b) {\n  \"\"\"\n  2\n  \"\"\"\n}\n")
    #expect(throws: (any Error).self) { try inline.write("3", to: path, line: 90, column: 1) }
  }
}
