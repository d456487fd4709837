import CProcess

/// How the C library keeps memory that a frame has freed.
package enum ProcessMemory {
  /// The most that is kept at the end of the heap, in bytes.
  private static let mostKept = 64 << 20
  /// Blocks from this size on, in bytes, come from the system and go back to it at once.
  private static let leastMapped = 8 << 20

  /// Keeps memory that one frame frees for the next. Without it the C library hands each frame's list back to the system, and
  /// the next frame pays for every page again: a third of the time in which a list of thousands of items is recorded.
  ///
  /// A C library that can't leaves things as they are: films take longer, and are the same.
  package static func keepFreedPages() { _ = process_keep_freed_pages(mostKept, leastMapped) }
}
