import Foundation

/// Stands for Core Foundation's array, so that `colors as CFArray` reads the same.
public typealias CFArray = [Any]

/// Stands for Core Foundation's string, for names of colour spaces.
public typealias CFString = String

/// Stands for Core Foundation's dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Stands for Core Foundation's address of a file.
public typealias CFURL = URL

/// Stands for Core Foundation's bytes.
public typealias CFData = Data
/// A result of the system's.
public typealias OSStatus = Int32
