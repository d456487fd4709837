import Foundation
import Testing

@testable import FlipbookDrawing

struct HTMLTextTests {
  @Test("blocks are lines, spaces count once, entities are characters, what is no text goes")
  func text() {
    let page = """
      <html><head><title>T</title><style>p { a: b }</style></head><body><h1>Tea &amp; cake</h1>
      <p>One  <b>bold</b>\n word&#33; &#x2603;</p><ul><li>a</li><li>b</li></ul>x<br/>y</body></html>
      """
    #expect(HTMLText(page).string == "Tea & cake\nOne bold word! ☃\n\u{2022} a\n\u{2022} b\nx\ny\n")
  }

  @Test("damaged parts are text", arguments: ["a < b", "a & b", "x &unknown; y", "&#xZZ;", "<", "&"])
  func damaged(_ source: String) { #expect(HTMLText(source).string == source) }

  @Test("documents are read by their kind and encoding")
  func documents() throws {
    let page = Data("<p>Ünder</p>".utf8)
    let read = try NSAttributedString(
      data: page,
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(read.string == "Ünder\n")
    let plain = try NSAttributedString(
      data: page, options: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(plain.string == "<p>Ünder</p>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: page, options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: (any Error).self) { try NSAttributedString(data: Data([0xff, 0xfe, 0xff])) }
  }
}
