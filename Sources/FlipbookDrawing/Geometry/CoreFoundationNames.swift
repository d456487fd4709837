import Foundation

// Core Foundation's names for what Foundation has here.

public typealias NSInteger = Int
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
/// Of Objective-C: here a pointer like any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
