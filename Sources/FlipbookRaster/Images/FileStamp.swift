import Foundation

/// By what a file is known to have changed.
package struct FileStamp: Equatable, Sendable {
  /// In bytes.
  package var size: Int
  /// When it was written last, in seconds and billionths since 1970.
  package var time: [Int]
  /// Its numbers on the disk.
  package var place: [UInt]
}
