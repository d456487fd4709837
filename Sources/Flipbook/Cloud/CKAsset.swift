import Foundation

/// A file that a record holds.
open class CKAsset: NSObject, @unchecked Sendable {
  /// Where the file lies.
  open private(set) var fileURL: URL?

  /// Makes a value of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
