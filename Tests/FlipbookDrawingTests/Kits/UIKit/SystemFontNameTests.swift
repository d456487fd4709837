import Foundation
import Testing

@testable import FlipbookDrawing

/// Names of the system's faces (iOS 13 and later: ".SFUI-Regular"), by which scenes make the same face again
/// (kciter/GlitchLabel).
@Suite("Names of the system's faces")
struct SystemFontNameTests {
  @Test(
    "a face has a name with its weight",
    arguments: [
      (UIFont.systemFont(ofSize: 17), ".SFUI-Regular"),
      (UIFont.systemFont(ofSize: 17, weight: .black), ".SFUI-Black"),
      (UIFont.italicSystemFont(ofSize: 17), ".SFUI-RegularItalic"),
      (UIFont.monospacedSystemFont(ofSize: 17, weight: .bold), ".AppleSystemUIFontMonospaced-Bold"),
    ])
  func names(font: UIFont, name: String) { #expect(font.fontName == name) }

  @Test("a font made by the name of another is the same face")
  func same() {
    for weight in [UIFont.Weight.thin, .regular, .semibold, .heavy] {
      let font = UIFont.systemFont(ofSize: 20, weight: weight)
      #expect(UIFont(name: font.fontName, size: 30) == font.withSize(30))
    }
    let italic = UIFont.italicSystemFont(ofSize: 20)
    #expect(UIFont(name: italic.fontName, size: 20) == italic)
  }

  @Test("other names are those of other families")
  func others() {
    #expect(UIFont(name: "Georgia", size: 10)?.fontName == "Georgia")
    #expect(UIFont(name: ".SFUI-Odd", size: 10)?.fontName == ".SFUI-Odd")
  }
}
