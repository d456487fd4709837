import Testing

@testable import FlipbookViews

/// FoksWang/iOS-Code-Examples `ContentTransitionDemo` (iOS 18): the old symbol is half as large after a tenth of a second,
/// the new one comes at half its size and is whole after 0.35 s.
@Suite struct SymbolReplacementTests {
  @Test("one shrinks to a half and goes, then the other comes at a half and grows")
  func progress() {
    let looks = [0, 0.2, 0.4, 0.7, 1].map(SymbolReplacement.init)
    #expect(looks.map(\.oldScale) == [1, 0.75, 0.5, 0.5, 0.5])
    #expect(looks.map(\.oldOpacity) == [1, 1, 0, 0, 0])
    #expect(looks.map(\.newOpacity) == [0, 0, 0, 1, 1])
    #expect(zip(looks.map(\.newScale), [0.5, 0.5, 0.5, 0.75, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(SymbolReplacement(progress: 1.1).newScale > 1)
  }
}
