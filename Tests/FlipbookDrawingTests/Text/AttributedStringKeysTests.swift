import Foundation
import Testing

@testable import FlipbookDrawing

struct AttributedStringKeysTests {
  private func text() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    return text
  }

  @Test("a text with attributes of UIKit's keeps them in their scope, and loses them in another")
  func scopes() throws {
    typealias Kit = AttributeScopes.UIKitAttributes
    let kit = try AttributedString(text(), including: \.uiKit)
    #expect(String(kit.characters) == "ab")
    #expect(kit.runs.map { $0[Kit.FontAttribute.self]?.pointSize } == [20, nil])
    #expect(AttributedString(text()) == kit)
    let bare = try AttributedString(text(), including: AttributeScopes.FoundationAttributes.self)
    #expect(bare == AttributedString("ab"))
  }
}
