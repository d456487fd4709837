import Testing

@testable import FlipbookDrawing

@Suite("Plural forms of languages")
struct PluralRuleTests {
  /// From the tables of Unicode's CLDR, cardinal rules for whole numbers.
  @Test(
    "Whole numbers take the forms that CLDR has",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other", 21: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ja", [0: "other", 1: "other"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
      ("ru", [1: "one", 21: "one", 11: "many", 3: "few", 13: "many", 5: "many"]),
      ("hr", [1: "one", 2: "few", 5: "other", 21: "one"]),
      ("cs", [1: "one", 3: "few", 5: "other", 22: "other"]),
      (
        "ar",
        [
          0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other",
          103: "few",
        ]
      ),
      ("he", [1: "one", 2: "two", 3: "other"]),
      ("lt", [1: "one", 2: "few", 10: "other", 11: "other", 21: "one"]),
      ("lv", [0: "zero", 1: "one", 11: "zero", 21: "one", 2: "other"]),
      ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
      ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 101: "few"]),
      ("ga", [1: "one", 2: "two", 6: "few", 7: "many", 11: "other"]),
      ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 1: "one"]),
      ("is", [1: "one", 11: "other", 21: "one"]),
    ])
  func forms(_ language: String, _ expected: [Int: String]) {
    for (count, form) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(PluralRule.category(of: count, language: language) == form, "\(language) \(count)")
    }
  }
}
