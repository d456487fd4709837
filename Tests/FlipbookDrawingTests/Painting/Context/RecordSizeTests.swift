import Testing

@testable import FlipbookDrawing

@Suite("Sizes of what a frame holds thousands of")
struct RecordSizeTests {
  @Test("an item, a shading and a colour stay small")
  func sizes() {
    #expect(MemoryLayout<DisplayItem>.stride <= 240)
    #expect(MemoryLayout<GraphicsContext.Shading>.stride <= 24)
    #expect(MemoryLayout<Color>.stride <= 24)
  }
}
