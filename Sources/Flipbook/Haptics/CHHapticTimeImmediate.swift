import Foundation

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
