import FlipbookPicture
import Foundation
import Synchronization
import Testing

@testable import FlipbookLottie

struct TextFontTests {
  /// Notes the fonts that are asked for, and knows one.
  private final class Engine: TextEngine {
    let asked = Mutex<[FontDescriptor]>([])

    func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
      asked.withLock { $0 += content.runs.map(\.font) }
      return TextLayout(lines: [], size: .zero, isTruncated: false)
    }

    func hasFont(named name: String) -> Bool { name == "AcmeApp-Medium" }
  }

  private struct NoImages: ImageProvider {
    func bitmap(named name: String) -> LoadedImage? { nil }
    func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
  }

  private func families(_ name: String) throws -> [FontDescriptor.Family] {
    let text = LottieFixture.text(
      layers: #"""
        {"ty":5,"nm":"T","ind":1,"ip":0,"op":60,"st":0,"ks":{},"t":{"a":[],
          "d":{"k":[{"t":0,"s":{"t":"Hi","f":"\#(name)","s":10,"lh":12,"fc":[0,0,0]}}]}}}
        """#,
      rest: #","fonts":{"list":[{"fName":"\#(name)","fFamily":"Acme","fStyle":"Medium","ascent":75}]}"#)
    let engine = Engine()
    let file = try LottieFile(
      Array(text.utf8), resources: LottieResources(images: NoImages(), textEngine: engine))
    _ = file.items(at: 0, transform: .identity, canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
    return engine.asked.withLock { $0.map(\.family) }
  }

  @Test("A font is looked for by its PostScript name, and by its family where there is none")
  func names() throws {
    #expect(try families("AcmeApp-Medium") == [.named("AcmeApp-Medium")])
    #expect(try families("Acme-Medium") == [.named("Acme")])
  }
}
