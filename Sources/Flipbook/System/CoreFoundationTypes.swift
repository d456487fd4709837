import Foundation

// Core Foundation's numbers for kinds of objects, as Foundation's objects have them.

/// The number of a kind of object.
public typealias CFTypeID = UInt

/// The kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The kind of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The kind of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The kind of tables.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The kind of bytes.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The kind of the object for nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }

/// The kind of an object; 1 where it has none of these.
public func CFGetTypeID(_ cf: Any) -> CFTypeID {
  switch cf {
  // Foundation writes truth values alone as characters.
  case let number as NSNumber:
    number.objCType.pointee == CChar(UInt8(ascii: "c")) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is String, is NSString: CFStringGetTypeID()
  case is [Any], is NSArray: CFArrayGetTypeID()
  case is [AnyHashable: Any], is NSDictionary: CFDictionaryGetTypeID()
  case is Data, is NSData: CFDataGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 1
  }
}

/// Whether a number is kept with a fraction.
public func CFNumberIsFloatType(_ number: NSNumber) -> Bool {
  let type = number.objCType.pointee
  return type == CChar(UInt8(ascii: "d")) || type == CChar(UInt8(ascii: "f"))
}
