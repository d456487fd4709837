internal import CISAL

/// Owns a compressor of ISA-L's igzip, level 0. Not for two threads at once.
///
/// Levels 1 and 2 of ISA-L 2.30 make files a quarter smaller, but not always the same: in about one process of 150 they
/// match differently, by where the system has put the memory. Level 0 gave one result in 4,000 processes.
///
/// The output depends on the input alone on any x86-64 processor with SSE 4.2; igzip matches differently below
/// that and on other architectures (the pixels are the same, the file's bytes are not).
final class Deflater {
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)

  /// Room for the most bytes that an input became. Pages that nothing is written to take no memory.
  private var target = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)

  init() {
    // igzip tests parts of its state that its own initialiser leaves as they are.
    UnsafeMutableRawPointer(stream).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<isal_zstream>.size)
  }

  deinit {
    stream.deallocate()
    target.deallocate()
  }

  /// The most bytes that `count` bytes can become.
  static func bound(_ count: Int) -> Int { count + count / 8 + 4096 }

  /// Appends `input` to `output` as deflate blocks that refer to nothing before them and end on a byte.
  ///
  /// - Parameter isLast: Whether the stream ends with these blocks.
  func compress(_ input: UnsafeRawBufferPointer, isLast: Bool, to output: inout [UInt8]) throws {
    let room = Self.bound(input.count)
    if target.count < room {
      target.deallocate()
      target = .allocate(capacity: room)
    }
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 0
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    stream.pointee.flush = UInt16(isLast ? NO_FLUSH : FULL_FLUSH)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = target.baseAddress
    stream.pointee.avail_out = UInt32(room)
    let status = isal_deflate_stateless(stream)
    guard status == COMP_OK, stream.pointee.avail_in == 0 else {
      throw PNGError(.encoding, "the picture could not be compressed (igzip status \(status))")
    }
    output.append(contentsOf: target[..<Int(stream.pointee.total_out)])
  }

  /// The Adler-32 checksum of `bytes` alone.
  static func adler32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    isal_adler32(1, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }

  /// The CRC-32 of `bytes`, as PNG and gzip count it.
  static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    crc32_gzip_refl(0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }
}
