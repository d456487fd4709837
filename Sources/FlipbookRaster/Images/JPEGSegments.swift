/// The segments of a JPEG before its scan. It ends where a segment can't be.
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A segment: the second byte of its marker, and its content as far as the bytes go.
  typealias Element = (marker: UInt8, content: UnsafeRawBufferPointer)

  private let bytes: UnsafeRawBufferPointer
  private var offset = 2

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> Element? {
    guard offset + 4 <= bytes.count, bytes[offset] == 0xff else { return nil }
    let marker = bytes[offset + 1]
    let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
    guard length >= 2, marker != 0xda else { return nil }
    let start = offset + 4
    offset += 2 + length
    return (
      marker,
      UnsafeRawBufferPointer(rebasing: bytes[start..<Swift.max(start, Swift.min(offset, bytes.count))])
    )
  }
}
