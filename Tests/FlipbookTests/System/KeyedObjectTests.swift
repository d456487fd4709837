import Foundation
import Testing

@testable import Flipbook

@Suite("Values by their keys")
struct KeyedObjectTests {
  private class Base: NSObject {
    var name: String? = "a"
    var missing: String?
  }
  private final class Derived: Base {
    let number = 3
  }

  @Test("stored properties of a class and of those above are found by their names")
  func stored() {
    let object: NSObject = Derived()
    #expect(object.value(forKey: "number") as? Int == 3)
    #expect(object.value(forKey: "name") as? String == "a")
    #expect(object.value(forKey: "missing") == nil && object.value(forKey: "none") == nil)
  }

  @Test("settings of the cloud are kept")
  func settings() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("x", forKey: "text")
    store.set(true, forKey: "flag")
    #expect(store.string(forKey: "text") == "x" && store.bool(forKey: "flag"))
    store.removeObject(forKey: "text")
    #expect(store.string(forKey: "text") == nil && store.longLong(forKey: "text") == 0)
  }
}
