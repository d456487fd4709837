import Foundation

/// A version of the app that wrote a piece of data.
public final class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// Its version; nil where it is not known.
  public let version: String?

  /// Makes a version.
  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}
