import FlipbookTestSupport
import Foundation
import Testing

@Suite("The page of troubles")
struct TroubleshootingTests {
  @Test("each message on it is one that the program has")
  func messages() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/troubleshooting.md"), encoding: .utf8)
    let table = try #require(page.split(separator: "## By what one sees").first)
    let sources = Repository.root.appendingPathComponent("Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let all = try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8)
    }
    // As they are printed: quotes are escaped in Swift, and long texts are put together.
    let text = all.joined(separator: "\n").replacing("\\\"", with: "\"").replacing(
      /"\s*\n\s*\+ "/, with: "")
    var count = 0
    for row in table.matches(of: /\n\| (`.+?`)[^|]*\|/) {
      for message in row.1.matches(of: /`(.+?)`/) {
        for part in message.1.split(separator: /…|"X"/) {
          let part = part.trimmingCharacters(in: .whitespaces)
          guard part.count > 8 else { continue }
          count += 1
          // The sources are not printed.
          let isThere = text.contains(part)
          #expect(isThere, "\(part)")
        }
      }
    }
    #expect(count > 20)
  }
}
