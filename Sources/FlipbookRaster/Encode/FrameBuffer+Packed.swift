internal import CISAL

extension FrameBuffer {
  /// The bytes, compressed.
  package func packed() throws -> [UInt8] {
    var result: [UInt8] = []
    try Deflater().compress(
      UnsafeRawBufferPointer(start: bytes, count: count), isLast: true, to: &result)
    return result
  }

  /// Fills the buffer with what ``packed()`` made of one of the same size.
  ///
  /// - Returns: False when the bytes are not those of such a buffer.
  package func unpack(_ packed: [UInt8]) -> Bool {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    return packed.withUnsafeBufferPointer { source in
      state.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      state.pointee.avail_in = UInt32(source.count)
      state.pointee.next_out = bytes.assumingMemoryBound(to: UInt8.self)
      state.pointee.avail_out = UInt32(count)
      state.pointee.crc_flag = UInt32(ISAL_DEFLATE)
      return isal_inflate_stateless(state) == ISAL_DECOMP_OK && Int(state.pointee.total_out) == count
    }
  }
}
