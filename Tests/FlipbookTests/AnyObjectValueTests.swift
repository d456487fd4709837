import Flipbook
import Foundation
import Testing

/// Values that are asked of objects by their names.
@Suite struct AnyObjectValueTests {
  @Test("a value answers for what it holds, and with nil for all else")
  func members() {
    let point = CGPoint(x: 1, y: 2)
    #expect(AnyObjectValue(point).cgPointValue == point)
    #expect(AnyObjectValue(Flipbook.NSValue(cgPoint: point)).cgPointValue == point)
    #expect(AnyObjectValue(point).cgRectValue == nil && AnyObjectValue(nil).cgPointValue == nil)
    #expect(AnyObjectValue(2.5).doubleValue == 2.5 && AnyObjectValue("7").intValue == 7)
    #expect(AnyObjectValue(NSNumber(value: true)).boolValue == true)
    #expect(AnyObjectValue(point).intValue == nil)
  }

  @Test("a dictionary's entries are found by their keys, in dictionaries inside too")
  func entries() {
    let inner: [String: Any] = ["value": "Skip"]
    let outer = NSDictionary(dictionary: ["skip": inner])
    #expect(outer.value(forKey: "skip") != nil && outer.value(forKey: "none") == nil)
    let found = AnyObjectValue(outer.value(forKey: "skip"))
    #expect(found.value(forKey: "value") as? String == "Skip")
    #expect(found.object(forKey: "value") as? String == "Skip" && found.value(forKey: "a") == nil)
    #expect(AnyObjectValue(3).value(forKey: "a") == nil)
  }
}
