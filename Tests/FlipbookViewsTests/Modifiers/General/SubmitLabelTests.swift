import Testing

@testable import FlipbookViews

/// Labels of return keys.
@MainActor
@Suite struct SubmitLabelTests {
  @Test("nine labels have nine descriptions, which name them")
  func descriptions() {
    let labels: [SubmitLabel] = [.done, .go, .route, .send, .join, .search, .next, .return, .continue]
    let texts = labels.map { String(describing: $0) }
    #expect(Set(texts).count == 9)
    #expect(texts[0] == "SubmitLabel(role: FlipbookViews.SubmitLabel.Role.done)")
  }
}
