import Flipbook
import Testing

/// Names of Foundation's that scenes use and that Foundation lacks here.
struct FoundationNameTests {
  @Test("predicates compare a text")
  func predicates() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+\\.com")
    #expect(address.evaluate(with: "a.b@c.com"))
    #expect(!address.evaluate(with: "a.b@c.com "))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "AB").evaluate(with: "cabc"))
    #expect(!NSPredicate(format: "SELF BEGINSWITH %@", "b").evaluate(with: "ab"))
    #expect(NSPredicate(format: "SELF ENDSWITH %@", "b").evaluate(with: "ab"))
  }

  @Test("user defaults take values by the names of key-value coding")
  func defaults() {
    let defaults = UserDefaults(suiteName: "FoundationNameTests")
    defaults?.setValue(4, forKey: "number")
    #expect(defaults?.value(forKey: "number") as? Int == 4)
    defaults?.removePersistentDomain(forName: "FoundationNameTests")
  }
}
