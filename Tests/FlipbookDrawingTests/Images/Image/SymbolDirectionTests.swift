import Testing

@testable import FlipbookDrawing

@Suite("Symbols along lines of text")
struct SymbolDirectionTests {
  @Test("forward and backward change places from right to left, but not in symbols of players and others")
  func mirrors() {
    #expect(SymbolDirection.mirrored("chevron.forward") == "chevron.backward")
    #expect(SymbolDirection.mirrored("arrow.backward.circle.fill") == "arrow.forward.circle.fill")
    for name in ["forward.fill", "backward.end.alt.fill", "chevron.right", "goforward", "star"] {
      #expect(SymbolDirection.mirrored(name) == name)
    }
  }
}
