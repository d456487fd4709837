import FlipbookDrawing

// Core Foundation's names of what a bundle says of itself.

/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
