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

  @Test("rectangles that only touch don't intersect, and those with room in common do")
  func touching() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for (x, y) in [(10, 0), (-10, 0), (0, 10), (0, -10), (10, 10)] {
      #expect(!rect.intersects(CGRect(x: x, y: y, width: 10, height: 10)))
    }
    #expect(rect.intersects(rect) && rect.intersects(CGRect(x: 9, y: 9, width: 10, height: 10)))
    // A negative width reaches to the left.
    #expect(rect.intersects(CGRect(x: 12, y: 5, width: -3, height: 1)))
    #expect(!rect.intersects(.null) && !CGRect.null.intersects(rect) && rect.intersects(.infinite))
    // The line that two share is still their intersection.
    let line = rect.intersection(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(!line.isNull && line == CGRect(x: 10, y: 0, width: 0, height: 10))
  }
}
