import Foundation
import Testing

@testable import FlipbookDrawing

/// Addresses in the literals of texts. `docs/fidelity.md` names the pictures.
@Suite("Addresses in texts")
struct AddressTextTests {
  /// The parts in the tint.
  private func links(_ key: LocalizedStringKey) -> [String] {
    key.parsed.filter { $0.attributes.color == .accentColor }.map(\.content)
  }

  /// ProtonMail/protoncore_ios, `ActiveAccountRecoveryView`.
  @Test("an address of mail is a link, also within an emphasis")
  func mail() {
    let parts = LocalizedStringKey("A request for **norbert@example.com**.").parsed
    #expect(parts.map(\.content) == ["A request for ", "norbert@example.com", "."])
    #expect(parts[1].attributes.isBold == true && parts[1].attributes.color == .accentColor)
    #expect(links("Ask a_b+c@d.org, or e@f") == ["a_b+c@d.org"])
  }

  @Test("an address of the web is a link, without what ends a sentence")
  func web() {
    #expect(links("See https://example.com/a?b=1.") == ["https://example.com/a?b=1"])
    #expect(links("12:30, a:b, http://").isEmpty)
  }

  @Test("a value is shown as it is, and so is a text that is no literal")
  func values() {
    let mail = "norbert@example.com"
    #expect(
      links("To \(mail)").isEmpty && LocalizedStringKey("To \(mail)").plainString == "To norbert@example.com")
    #expect(Text(verbatim: mail).segments.allSatisfy { $0.attributes.color == nil })
  }
}
