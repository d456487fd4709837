/// Stands for Core Foundation's array, so that `colors as CFArray` reads the same.
public typealias CFArray = [Any]

/// Stands for Core Foundation's string, for names of colour spaces.
public typealias CFString = String

/// Stands for Core Foundation's dictionary.
public typealias CFDictionary = [AnyHashable: Any]
