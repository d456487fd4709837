internal import CPNGShim

/// Writes small PNGs slowly, through libpng and zlib.
package enum PNGCompactEncoder {
  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - rows: The picture.
  ///   - opaque: Whether every pixel has alpha 255, so that RGB says everything.
  ///   - level: 1 (fast) to 9 (small). From 7 on the rows are compressed unfiltered as well and the smaller file
  ///     is taken: flat drawings shrink better so.
  package static func encode(_ rows: PixelRows, opaque: Bool, level: Int) throws -> [UInt8] {
    precondition((1...9).contains(level), "PNG levels go from 1 to 9")
    let channels = opaque ? 3 : 4
    let samples = redFirstSamples(rows, channels: channels)
    let adaptive = try compress(
      samples, rows, channels: channels, level: level,
      filter: level <= 2 ? CPNG_FILTER_UP : CPNG_FILTER_ADAPTIVE)
    guard level >= 7 else { return adaptive }
    let plain = try compress(samples, rows, channels: channels, level: level, filter: CPNG_FILTER_NONE)
    return plain.count < adaptive.count ? plain : adaptive
  }

  private static func compress(
    _ samples: [UInt8], _ rows: PixelRows, channels: Int, level: Int, filter: Int
  ) throws -> [UInt8] {
    var buffer = cpng_buffer()
    defer { cpng_buffer_free(&buffer) }
    var failure: String?
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE_SIZE)) { message in
      guard let text = message.baseAddress else { return }
      let status = cpng_write(
        samples, UInt32(rows.width), UInt32(rows.height), CInt(channels), CInt(level), CInt(filter), &buffer,
        text)
      if status != 0 { failure = String(cString: text) }
    }
    if let failure { throw PNGError(.encoding, "the picture could not be compressed: \(failure)") }
    return Array(UnsafeBufferPointer(start: buffer.data, count: buffer.size))
  }

  /// Straight-alpha bytes in the order PNG has them.
  private static func redFirstSamples(_ rows: PixelRows, channels: Int) -> [UInt8] {
    let width = rows.width
    return [UInt8](unsafeUninitializedCapacity: width * rows.height * channels) { bytes, count in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { straight in
        guard let row = straight.baseAddress else { return }
        for y in 0..<rows.height {
          AlphaConversion.unpremultiply(rows.row(y), into: row, count: width)
          for x in 0..<width {
            let pixel = row[x]
            bytes[count] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[count + 2] = UInt8(truncatingIfNeeded: pixel)
            if channels == 4 { bytes[count + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            count += channels
          }
        }
      }
    }
  }
}
