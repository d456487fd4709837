import Foundation

/// Runs what reads and writes files in turn with other processes. A film's files are its own, so all runs at once.
open class NSFileCoordinator: NSObject {
  /// Makes a coordinator.
  public override init() { super.init() }

  /// Runs a closure that reads a file.
  open func coordinate(
    readingItemAt url: URL, error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Runs a closure that writes a file.
  open func coordinate(
    writingItemAt url: URL, error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Runs a closure that reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, writingItemAt writingURL: URL,
    error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor accessor: (URL, URL) -> Void
  ) { accessor(readingURL, writingURL) }
}
