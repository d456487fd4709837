import FlipbookTestSupport
import Foundation
import Testing

@Suite("Goldens")
struct GoldenTests {
  @Test("a scene looks as it was approved", arguments: GoldenCase.all)
  func scene(_ golden: GoldenCase) throws {
    try golden.verify()
  }

  @Test("every golden has a case and every case a golden")
  func completeness() throws {
    let cases = GoldenCase.all.map(\.file) + LayerExample.all.map { "\($0.golden).txt" }
    #expect(Set(cases).count == cases.count, "two cases share a name")
    let files = try GoldenStore.shared.files().filter { !$0.hasPrefix("gallery-") }
    #expect(Set(cases).subtracting(files).sorted() == [], "cases without a golden")
    #expect(Set(files).subtracting(cases).sorted() == [], "goldens without a case")
  }

  @Test("goldens are small: 200 pixels a side and 8 KB at most")
  func size() throws {
    for golden in GoldenCase.all {
      if case .picture(let scale) = golden.kind {
        #expect(golden.size.width * scale <= 200 && golden.size.height * scale <= 200, "\(golden)")
      }
      let file = Repository.goldens.appendingPathComponent(golden.file)
      let bytes = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      #expect(try #require(bytes) <= 8192, "\(golden)")
    }
  }
}
