import Testing

@testable import Flipbook

@Suite("Sets of characters")
struct CharacterSetTests {
  @Test("all other characters can be added to and taken from")
  func inverted() {
    var others = CharacterSet.letters.inverted
    #expect(others.contains("_") && others.contains("1") && !others.contains("a"))
    others.remove("_")
    others.insert("a")
    #expect(!others.contains("_") && others.contains("a") && !others.contains("b"))
    #expect(others.inverted.contains("_") && others.inverted.inverted.contains("1"))
  }
}
