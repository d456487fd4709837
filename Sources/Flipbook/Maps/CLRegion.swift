import Foundation

/// A part of the earth that is watched.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// Whether its entry is reported. A film has no place on the earth.
  open var notifyOnEntry = true
  /// Whether its exit is reported. A film has no place on the earth.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}
