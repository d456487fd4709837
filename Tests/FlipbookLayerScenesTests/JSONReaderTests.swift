import Foundation
import Testing

@testable import FlipbookLayerScenes

@Suite("JSON with places")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode {
    var reader = JSONReader(Array(text.utf8))
    return try reader.read()
  }

  private func failure(_ text: String) -> (message: String, offset: Int, path: String)? {
    var reader = JSONReader(Array(text.utf8))
    do {
      _ = try reader.read()
      return nil
    } catch let error as JSONError {
      return (error.message, error.offset, reader.path)
    } catch { return nil }
  }

  @Test("values, with the bytes they begin at")
  func values() throws {
    let root = try read(" {\"a\": [1, -2.5e2, true, null], \"b\": {\"c\": \"é\"}} ")
    let list = try #require(root["a"]?.array)
    #expect(list.map(\.offset) == [8, 11, 19, 25])
    #expect(list[1].number == -250)
    #expect(list[3].isNull)
    #expect(root["b"]?["c"]?.string == "é")
    #expect(try read("[]").array?.isEmpty == true)
    #expect(try read("\u{feff}7").number == 7)
  }

  @Test("escapes, halves of characters, and what is none")
  func escapes() throws {
    #expect(try read(#""a\n\t\"\\\/\u00e9\ud83d\ude00""#).string == "a\n\t\"\\/é😀")
    #expect(failure(#""\ud83d""#)?.message == "\\u names half a character")
    #expect(failure(#""\ud83d\u0041""#)?.message == "\\u names half a character")
    #expect(failure(#""\q""#)?.message == "after \\ comes one of \" \\ / b f n r t u")
    #expect(failure(#""\u12"#)?.message == "\\u needs four hexadecimal digits")
    #expect(failure("\"a\nb\"")?.offset == 2)
  }

  @Test(
    "what is no JSON",
    arguments: [
      ("", "there is nothing in the file"), ("[1, 2", "should be here, but there is the end of the file"),
      ("[1,]", "there is a comma before ]"), ("{\"a\": 1,}", "there is a comma before }"),
      ("{\"a\" 1}", "a colon should follow the key"), ("{a: 1}", "a key in quotation marks"),
      ("[NaN]", "NaN, which JSON doesn't have"), ("[1] // x", "a comment, which JSON doesn't have"),
      ("[01]", "may not begin with 0"), ("[1.]", "a digit should follow the point"),
      ("[1e999]", "the number is too large"), ("[-]", "a digit should follow the minus"),
      ("\"abc", "no quotation mark at its end"), ("[1 2]", "a comma or ] should be here"), ("tru", "\"t\""),
      ("{\"a\": 1} x", "should end here"), ("{\"a\":", "the end of the file"), ("[\"\\", "after \\ comes"),
    ])
  func broken(_ text: String, _ message: String) throws {
    let found = try #require(failure(text))
    #expect(found.message.contains(message), "\(found.message)")
  }

  @Test("the path of a mistake in the writing")
  func path() {
    #expect(failure("{\"layers\": [{}, {\"a b\": [1, }]}")?.path == "$.layers[1][\"a b\"][1]")
  }

  @Test("as deep as is allowed and no deeper, without the stack's end")
  func depth() {
    let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(failure(deepest) == nil)
    #expect(failure(String(repeating: "[", count: 1_000_000))?.message.contains("128 deep") == true)
    #expect(failure(String(repeating: "{\"a\":", count: 500_000))?.message.contains("128 deep") == true)
  }

  @Test("keys that are there twice, among few and among many")
  func duplicates() throws {
    var reader = JSONReader(Array("{\"a\": 1, \"b\": 2, \"a\": 3}".utf8))
    #expect(try reader.read()["a"]?.number == 3)
    #expect(reader.duplicates.map(\.offset) == [17])
    let many = (0..<20).map { "\"k\($0)\": 0" }.joined(separator: ",")
    reader = JSONReader(Array("{\(many), \"k3\": 1, \"k19\": 1}".utf8))
    _ = try reader.read()
    #expect(reader.duplicates.map(\.key) == ["k3", "k19"])
  }

  @Test("paths, lines and columns of offsets")
  func places() throws {
    let text = "{\n  \"é\": 1, \"layers\": [\n    {\"na me\": true}]}"
    let bytes = Array(text.utf8)
    let root = try read(text)
    let member = try #require(root["layers"]?.array?[0].object?[0])
    let value = JSONPlace(offset: member.node.offset, in: root, bytes: bytes)
    #expect(value == JSONPlace(path: "$.layers[0][\"na me\"]", line: 3, column: 15))
    #expect(JSONPlace(offset: member.keyOffset, in: root, bytes: bytes).column == 6)
    let list = try #require(root["layers"]?.offset)
    #expect(
      JSONPlace(offset: list, in: root, bytes: bytes) == JSONPlace(path: "$.layers", line: 2, column: 21))
  }

  @Test("too many values")
  func count() {
    let text = "[" + String(repeating: "0,", count: JSONReader.nodeLimit) + "0]"
    #expect(failure(text)?.message.contains("values") == true)
  }
}
