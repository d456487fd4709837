import Foundation

/// A folder and those that it lies in, the next first.
package struct FoldersAbove: Sequence {
  private let start: URL
  private let count: Int

  /// - Parameters:
  ///   - folder: The path of the first folder, absolute.
  ///   - count: Folders at most, the first one among them.
  package init(_ folder: String, count: Int) {
    start = URL(fileURLWithPath: folder, isDirectory: true)
    self.count = count
  }

  package func makeIterator() -> some IteratorProtocol<URL> {
    sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(count)
      .makeIterator()
  }
}
