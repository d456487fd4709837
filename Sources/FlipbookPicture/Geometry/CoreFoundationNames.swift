import Foundation

// Core Foundation's names for what Foundation has here.

/// A whole number of 64 bits.
public typealias NSInteger = Int
/// The largest whole number of 64 bits.
public let NSIntegerMax = Int.max
/// The smallest whole number of 64 bits.
public let NSIntegerMin = Int.min
/// True as an object.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
/// A pointer of Objective-C's; here like any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
