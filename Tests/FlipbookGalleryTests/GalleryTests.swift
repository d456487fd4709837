import FlipbookGallery
import FlipbookTestSupport
import Foundation
import Testing

@MainActor
@Suite("The gallery")
struct GalleryTests {
  @Test("what people see is as it was approved", arguments: GalleryCase.all)
  func look(_ one: GalleryCase) throws {
    try GoldenStore.shared.verify(try one.strip(), name: one.name)
  }

  @Test("every picture of the gallery has a case and every case a picture")
  func completeness() throws {
    let cases = GalleryCase.all.map(\.file)
    #expect(Set(cases).count == cases.count, "two cases share a name")
    let files = try GoldenStore.shared.files().filter { $0.hasPrefix("gallery-") }
    #expect(Set(cases).subtracting(files).sorted() == [], "cases without a golden")
    #expect(Set(files).subtracting(cases).sorted() == [], "goldens without a case")
  }

  @Test("moments of a case are in order")
  func order() {
    for one in GalleryCase.all { #expect(one.times == one.times.sorted() && !one.times.isEmpty, "\(one)") }
  }
}
