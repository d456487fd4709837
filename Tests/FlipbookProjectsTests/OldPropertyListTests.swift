import FlipbookScenes
import Testing

@testable import FlipbookProjects

@Suite("Property lists in the old text form")
struct OldPropertyListTests {
  private func read(_ text: String) throws -> OldPropertyList {
    try OldPropertyList(Array(text.utf8), path: "x")
  }

  @Test("Tables, lists, comments, quotes, escapes and unicode are read")
  func values() throws {
    let value = try read(
      """
      // !$*UTF8*$!
      { a = 1; "b c" = ( x, "y \\"z\\" \\U00e9", ); /* note */ d = { }; é = a/b.swift; }
      """)
    #expect(
      value
        == .table([
          "a": .text("1"), "b c": .list([.text("x"), .text("y \"z\" é")]), "d": .table([:]),
          "é": .text("a/b.swift"),
        ]))
  }

  @Test(
    "A damaged file is refused with its line",
    arguments: [
      ("{\n a = 1\n}", "line 3"), ("{ a = (b", "line 1"), ("{ a = \"b", "no end"),
      ("{ a = 1; } }", "after the end"),
      ("", "too early"), ("/* a", "comment"), ("{ = 1; }", "can't begin"),
    ])
  func damaged(_ text: String, _ part: String) {
    #expect { try read(text) } throws: { ($0 as? FlipbookFailure)?.message.contains(part) == true }
  }

  @Test("Values that are nested without end are refused, and don't overflow the stack")
  func deep() {
    #expect { try read("{a=" + String(repeating: "(", count: 500_000)) } throws: {
      ($0 as? FlipbookFailure)?.message.contains("nested too deeply") == true
    }
  }
}
