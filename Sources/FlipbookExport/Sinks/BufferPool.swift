import FlipbookRaster
import Synchronization

/// Buffers of one size that go from workers to the writer and come back.
final class BufferPool: Sendable {
  private let size: Int
  private let free = Mutex<[FrameBuffer]>([])

  /// - Parameter size: In bytes.
  init(size: Int) { self.size = size }

  func take() -> FrameBuffer { free.withLock { $0.popLast() } ?? FrameBuffer(count: size) }

  func giveBack(_ buffer: FrameBuffer) { free.withLock { $0.append(buffer) } }
}
