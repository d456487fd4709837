import FlipbookDrawing
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Buffers that are used again")
struct BufferPoolTests {
  @Test("a buffer that comes back is handed out again")
  func reuse() {
    let pool = BufferPool(size: 16)
    let first = ObjectIdentifier(giveBackOne(pool))
    #expect(ObjectIdentifier(pool.dequeue()) == first)
  }

  private func giveBackOne(_ pool: BufferPool) -> FrameBuffer {
    let buffer = pool.dequeue()
    pool.giveBack(buffer)
    return buffer
  }

  @Test("a buffer that something still refers to is not handed out")
  func inUse() {
    let pool = BufferPool(size: 16)
    let kept = pool.dequeue()
    pool.giveBack(kept)
    let other = pool.dequeue()
    #expect(other !== kept)
    #expect(kept.count == 16)
  }

  @Test("bytes lent to a pipe arrive whole, in order, however slowly they are read")
  func lent() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    let bitmap = Bitmap(
      width: 300, height: 300, pixels: (0..<90_000).map { 0xff00_0000 | UInt32($0) &* 2_654_435 })
    let buffer = FrameBuffer(count: 360_000)
    bitmap.withPixelRows { buffer.copyPremultiplied($0) }
    let writer = Thread {
      #expect(buffer.lend(to: input) == 0)
      close(input)
    }
    writer.start()
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 5_000)
    while true {
      let count = read(output, &part, part.count)
      if count <= 0 { break }
      bytes += part[..<count]
    }
    close(output)
    #expect(bytes == buffer.makeArray())
  }

  @Test("bytes lent to what is not a pipe are written")
  func file() throws {
    let path = NSTemporaryDirectory() + "/flipbook-lent-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let descriptor = open(path, O_CREAT | O_RDWR, 0o600)
    try #require(descriptor >= 0)
    #expect(FrameBuffer(count: 10_000).lend(to: descriptor) == 0)
    close(descriptor)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 10_000)
  }
}
