import Foundation

/// Cleared memory from the system, in pages as large as it has: the first write to each of thousands of small ones costs
/// more than the painting of a simple picture.
final class LargePages {
  /// Bytes of a large page; less memory is not worth one.
  static let size = 2 << 20

  let base: UnsafeMutableRawPointer
  private let count: Int

  /// - Parameter size: Bytes that are needed.
  /// - Returns: Nil where there is no memory.
  init?(_ size: Int) {
    count = (size + Self.size - 1) & ~(Self.size - 1)
    // Room to begin at a multiple of a large page; the rest goes back.
    guard
      let place = mmap(nil, count + Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      place != MAP_FAILED
    else { return nil }
    let ahead = (Self.size - Int(bitPattern: place) % Self.size) % Self.size
    base = place + ahead
    if ahead > 0 { munmap(place, ahead) }
    if Self.size > ahead { munmap(base + count, Self.size - ahead) }
    // A system that has none gives small ones.
    _ = madvise(base, count, Int32(MADV_HUGEPAGE))
  }

  deinit { munmap(base, count) }
}
