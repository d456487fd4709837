import Testing

@testable import FlipbookExport

@Suite("Names with a place for the frame's number")
struct FramePatternTests {
  @Test("the number is padded with zeros and never cut")
  func padding() throws {
    let pattern = try #require(FramePattern("frames/%05d.png"))
    #expect(pattern.path(0) == "frames/00000.png")
    #expect(pattern.path(1234567) == "frames/1234567.png")
    #expect(try #require(FramePattern("a%d.png")).path(7) == "a7.png")
  }

  @Test("a doubled percent sign is one, others are kept")
  func percent() throws {
    #expect(try #require(FramePattern("50%%-%03d-x%%.png")).path(4) == "50%-004-x%.png")
    #expect(FramePattern("100%.png") == nil)
    #expect(FramePattern("%%05d.png") == nil)
    #expect(FramePattern("%5x.png") == nil)
    #expect(FramePattern.count(in: "%d/%02d.png") == 2)
  }

  @Test("a place for more digits than any number of frames has is refused")
  func digits() throws {
    #expect(throws: Never.self) { try OutputSettings(path: "x%20d.png").check() }
    for path in ["x%21d.png", "x%99d.png", "x%100000d.png"] {
      let error = #expect(throws: ExportError.self) { try OutputSettings(path: path).check() }
      #expect(error?.message.contains("more than 20 digits") == true)
    }
  }
}
