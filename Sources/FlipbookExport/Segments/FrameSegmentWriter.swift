import FlipbookRaster
import Foundation
import Synchronization

/// A segment of packed frames, for animations, whose encoders need all frames: a 32-bit length and the bytes of each;
/// the length 0 repeats the frame before.
final class FrameSegmentWriter: SegmentWriter {
  private struct State {
    var descriptor: Int32 = -1
    var last: [UInt8] = []
  }

  private let path: String
  private let state = Mutex(State())

  init(path: String) { self.path = path }

  func start() throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    state.withLock { $0.descriptor = descriptor }
  }

  func write(_ frame: EncodedFrame, isLast: Bool) throws {
    guard case .bytes(let bytes) = frame else { return }
    let code = state.withLock { state in
      let repeats = bytes == state.last
      let count = UInt32(repeats ? 0 : bytes.count).littleEndian
      let head = withUnsafeBytes(of: count) { [UInt8]($0) }
      state.last = bytes
      return FrameBuffer.write(repeats ? head : head + bytes, to: state.descriptor)
    }
    guard code == 0 else { throw failure(code) }
  }

  func recycle(_ frame: EncodedFrame) {}

  func finish() throws {
    let code = state.withLock { state in
      defer { state.descriptor = -1 }
      return state.descriptor >= 0 && close(state.descriptor) != 0 ? errno : 0
    }
    guard code == 0 else { throw failure(code) }
  }

  func interrupt() {}

  func discard() {
    try? finish()
    unlink(path)
  }

  private func failure(_ code: Int32) -> ExportError {
    ExportError(.output, "The segment \"\(path)\" can't be written: \(SystemError.text(code)).")
  }

  /// Reads the frames of such a file.
  ///
  /// - Parameter body: Called with the bytes of each frame, in order.
  static func read(_ segment: SegmentFile, _ body: ([UInt8]) throws -> Void) throws {
    func damaged() -> ExportError { ExportError(.input, "The segment \"\(segment.path)\" is damaged.") }
    guard let file = FileHandle(forReadingAtPath: segment.path) else { throw damaged() }
    var last: [UInt8] = []
    for _ in 0..<segment.frameCount {
      guard let head = try? file.read(upToCount: 4), head.count == 4 else { throw damaged() }
      let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      if count > 0 {
        guard let data = try? file.read(upToCount: count), data.count == count else { throw damaged() }
        last = [UInt8](data)
      }
      try body(last)
    }
  }
}
