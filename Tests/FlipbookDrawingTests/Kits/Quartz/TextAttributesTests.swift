import FlipbookDrawing
import Foundation
import Testing

/// CoreFoundation on Linux ends the process when it compares an object whose first word has certain bits. One object
/// in about 1,024 had them, so many are made and kept.
@Suite("Attributes of text")
struct TextAttributesTests {
  enum Kind: String, CaseIterable {
    case cgColor, uiColor, ctFont, uiFont, shadow, paragraphStyle, image

    func make(_ number: Int) -> Any {
      let part = CGFloat(number % 7)
      return switch self {
      case .cgColor: CGColor(red: 0, green: 0, blue: part / 7, alpha: 1)
      case .uiColor: UIColor(red: 0, green: 0, blue: part / 7, alpha: 1)
      case .ctFont: CTFontCreateWithName("Inter" as CFString, part + 10, nil)
      case .uiFont: UIFont.systemFont(ofSize: part + 10)
      case .shadow: NSShadow()
      case .paragraphStyle: NSMutableParagraphStyle()
      case .image: UIImage()
      }
    }
  }

  @Test("values of any kind can stand in neighbouring runs", arguments: Kind.allCases)
  func neighbours(_ kind: Kind) {
    let values = (0..<10_000).map(kind.make)
    let text = NSMutableAttributedString(string: "")
    let key = NSAttributedString.Key(kind.rawValue)
    for (first, second) in zip(values, values.dropFirst()) {
      text.setAttributedString(NSAttributedString(string: "a", attributes: [key: first]))
      text.append(NSAttributedString(string: "b", attributes: [key: second]))
    }
    #expect(text.string == "ab")
  }

  @Test("equal colours and fonts are one run")
  func equalRuns() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<2 {
      let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let font = CTFontCreateWithName("Inter" as CFString, 12, nil)
      text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: color, .font: font]))
    }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 2))
  }

  @Test("fonts of UIKit are those of Core Text, both ways")
  func oneType() {
    let font = UIFont.systemFont(ofSize: 15) as CTFont
    #expect(CTFontGetSize(font) == 15)
    #expect(CTFontCopyPostScriptName(font) as String == font.fontName)
    #expect(CTFontCopyName(font, kCTFontPostScriptNameKey).map { $0 as String } == font.fontName)
    #expect(CTFontCopyName(font, kCTFontFamilyNameKey).map { $0 as String } == font.familyName)
    #expect((CTFontCreateWithName("Inter" as CFString, 12, nil) as UIFont).pointSize == 12)
    #expect(Font(font) == Font(UIFont.systemFont(ofSize: 15)))
  }
}
