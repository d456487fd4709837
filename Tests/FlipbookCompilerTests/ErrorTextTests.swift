import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCompiler

@Suite("Words of errors")
struct ErrorTextTests {
  private struct Item: Decodable {
    let name: String
  }

  private enum Lack: Error { case water }

  private enum Said: LocalizedError {
    case one
    var errorDescription: String? { "One." }
  }

  private func text(of json: String) -> String {
    do {
      _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8))
      return ""
    } catch {
      return _errorText(error)
    }
  }

  @Test("what can't be decoded is missing or has another form, in Apple's words")
  func decoding() {
    let (missing, format) = (
      "The data couldn’t be read because it is missing.",
      "The data couldn’t be read because it isn’t in the correct format."
    )
    #expect([text(of: "{}"), text(of: #"{"name": null}"#)] == [missing, missing])
    #expect([text(of: "{"), text(of: #"{"name": 1}"#)] == [format, format])
  }

  @Test("an error's own words stay; others begin as on Apple's platforms")
  func others() {
    #expect(_errorText(Said.one) == "One.")
    #expect(_errorText(Lack.water).hasPrefix("The operation couldn’t be completed. ("))
  }

  @Test("the words are given to modules that ask for them and don't extend all errors themselves")
  func modules() throws {
    let text = try #require(ErrorTexts.source(for: ["struct A {}", "let a = error.localizedDescription"]))
    #expect(text.contains("_errorText(self)"))
    #expect(ErrorTexts.source(for: ["struct A {}"]) == nil)
    #expect(
      ErrorTexts.source(for: ["let a = error.localizedDescription", "extension Error { var a: Int { 1 } }"])
        == nil)
  }

  @Test("an error that is made from nothing has no domain and the code 0")
  func empty() {
    #expect(NSError().domain.isEmpty && NSError().code == 0)
  }
}
