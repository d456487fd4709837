import Foundation
import Testing

import Flipbook

struct CoreFoundationTypesTests {
  @Test("truth values, numbers, texts and containers of JSON have their kinds")
  func kinds() throws {
    let json = Data(#"[true, 1, 1.5, "x", null, {}, []]"#.utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: json) as? [Any])
    #expect(
      values.map(CFGetTypeID) == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(),
        CFNullGetTypeID(), CFDictionaryGetTypeID(), CFArrayGetTypeID(),
      ])
    #expect(CFGetTypeID(true) == CFBooleanGetTypeID() && CFGetTypeID(2) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
    #expect(CFNumberIsFloatType(1.5) && CFNumberIsFloatType(NSNumber(value: Float(2))))
    #expect(!CFNumberIsFloatType(3) && !CFNumberIsFloatType(true))
  }
}
