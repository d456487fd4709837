import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("fonts of files")
struct FontNamesTests {
  private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  @Test("a font knows its names")
  func names() throws {
    let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: Self.path)))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSans-Bold" && font.fullName == "DejaVu Sans Bold")
    let collection = try #require(
      CGDataProvider(filename: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"))
    #expect(CGFont(collection)?.postScriptName == "NotoSansCJKjp-Regular")
  }

  @Test("a font by its name has that name, and no data of its own")
  func named() {
    let font = CGFont("Helvetica-Bold" as CFString)
    #expect(font?.postScriptName == "Helvetica-Bold" && font?.data.isEmpty == true)
    #expect(CGFont("" as CFString) == nil)
  }

  @Test("bytes that are no font, and fonts that are cut, are none")
  func broken() throws {
    #expect(CGDataProvider(filename: "/nowhere.ttf") == nil)
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    for data in [Data(), Data("no font".utf8), whole.prefix(11), whole.prefix(60)] {
      #expect(CGDataProvider(data: data).flatMap(CGFont.init) == nil)
    }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/passwd"), .process, &error))
    #expect(error?.takeRetainedValue().description == "passwd is no font.")
  }
}
