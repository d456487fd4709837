import Foundation
import Testing

@testable import FlipbookUIKit

@Suite("XML of Interface Builder's documents")
struct MarkupReaderTests {
  private func read(_ text: String) throws -> MarkupElement { try MarkupReader.read(Data(text.utf8)) }

  @Test("elements have their attributes, texts, children and lines")
  func elements() throws {
    let root = try read("<a x='1'>\n<b key=\"k\">t&amp;u</b>\n<c/></a>")
    #expect(root.name == "a" && root["x"] == "1" && root.children.map(\.name) == ["b", "c"])
    #expect(root.keyed("k")?.text == "t&u" && root.child("c")?.line == 3)
    #expect(root.child("b")?.parent === root)
  }

  @Test(
    "damage is said with its line",
    arguments: [("<a>\n<b></a>", 2), ("", 1), ("<a", 1), ("plain", 1), ("<a/><b/>", 1)])
  func damage(_ text: String, _ line: Int) throws {
    let failure = #expect(throws: MarkupReader.Failure.self) { try read(text) }
    #expect(failure?.line == line)
  }

  @Test("depth and number of elements are bounded")
  func bounds() throws {
    let deep = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(try read(deep).name == "a")
    #expect(throws: MarkupReader.Failure.self) { try read("<a>" + deep + "</a>") }
    #expect(throws: MarkupReader.Failure.self) {
      try read("<a>" + String(repeating: "<b/>", count: 200_000) + "</a>")
    }
  }

  @Test("entities that grow don't fill the memory")
  func entities() throws {
    let levels = (1...12).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    let text = "<!DOCTYPE a [<!ENTITY e0 \"xxxxxxxxxx\">\(levels.joined())]><a>&e12;</a>"
    #expect(throws: MarkupReader.Failure.self) { try read(text) }
  }
}
