import Foundation
import Synchronization

/// Encodes one segment, on a thread of its own that starts the encoder, waits for it and seals the file.
///
/// A child of this process is killed when the thread that started it ends, so the thread of the pipeline that writes, which
/// ends with the last frame, can't start it.
final class SegmentEncoder: @unchecked Sendable {
  let index: Int
  private let writer: any SegmentWriter
  private let seal: @Sendable () throws -> SegmentFile
  // Everything below is guarded by the condition.
  private let condition = NSCondition()
  private var isStarted = false
  private var isClosed = false
  private var isAbandoned = false
  private var result: Result<SegmentFile, any Error>?

  /// Starts the thread and returns when the encoder takes frames.
  ///
  /// - Parameter seal: Makes a segment of the whole file.
  init(
    index: Int, _ writer: any SegmentWriter, seal: @escaping @Sendable () throws -> SegmentFile
  ) throws {
    self.index = index
    self.writer = writer
    self.seal = seal
    let thread = Thread { self.run() }
    thread.name = "flipbook segment"
    thread.start()
    condition.lock()
    defer { condition.unlock() }
    while !isStarted, result == nil { condition.wait() }
    if case .failure(let error) = result { throw error }
  }

  private func run() {
    let result = Result {
      try writer.start()
      condition.lock()
      isStarted = true
      condition.broadcast()
      while !isClosed { condition.wait() }
      let isAbandoned = isAbandoned
      condition.unlock()
      // Only ffmpeg's own end says that a file is cut; one of kept frames would look whole.
      if isAbandoned { throw ExportError.cancelled }
      try writer.finish()
      return try seal()
    }
    condition.lock()
    self.result = result
    condition.broadcast()
    condition.unlock()
  }

  func write(_ frame: EncodedFrame, isLast: Bool) throws {
    try writer.write(frame, isLast: isLast)
    if isLast { close(abandons: false) }
  }

  func recycle(_ frame: EncodedFrame) { writer.recycle(frame) }

  /// Says that no more frames come.
  ///
  /// - Parameter abandons: Whether some are missing.
  private func close(abandons: Bool) {
    condition.lock()
    if !isClosed { isAbandoned = abandons }
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for the segment.
  func wait() throws -> SegmentFile {
    condition.lock()
    defer { condition.unlock() }
    while result == nil { condition.wait() }
    guard let result else { throw ExportError.cancelled }
    return try result.get()
  }

  func interrupt() { writer.interrupt() }

  func discard() {
    writer.interrupt()
    close(abandons: true)
    _ = try? wait()
    writer.discard()
  }
}
