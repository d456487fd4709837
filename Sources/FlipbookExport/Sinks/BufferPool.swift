import FlipbookRaster
import Synchronization

/// Buffers of one size that go from workers to the writer and come back.
final class BufferPool: Sendable {
  private let size: Int
  private let free = Mutex<[FrameBuffer]>([])

  /// - Parameter size: In bytes.
  init(size: Int) { self.size = size }

  /// A buffer that nothing else refers to.
  func dequeue() -> FrameBuffer {
    let known: FrameBuffer? = free.withLock { free in
      // An encoder may still read the buffer that it wrote last.
      for index in free.indices.reversed() where isKnownUniquelyReferenced(&free[index]) {
        return free.remove(at: index)
      }
      return nil
    }
    return known ?? FrameBuffer(count: size)
  }

  /// Takes a buffer back that is not written any more.
  func giveBack(_ buffer: FrameBuffer) { free.withLock { $0.append(buffer) } }
}
