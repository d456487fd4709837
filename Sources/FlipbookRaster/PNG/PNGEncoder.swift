import FlipbookPicture

/// Writes PNGs of one size fast: rows filtered by Up, compressed by igzip, in bands that stand alone.
///
/// A band's bytes depend on its rows and the one above alone, so the bands of a picture in which nothing changed
/// since the last are reused; the result is the same as that of a fresh encoder. Not for two threads at once.
package final class PNGEncoder {
  /// Rows compressed together. Large enough that starting anew with each band costs no more than a percent, small
  /// enough for the filtered band to stay in the processor's cache.
  static let bandHeight = 96

  package let width: Int
  package let height: Int
  private let kind: PNGContainer.Kind
  private let deflater = Deflater()
  private let filtered: UnsafeMutableRawBufferPointer
  private let zeros: UnsafeMutablePointer<UInt32>
  private var straight: StraightRows?
  private var bands: [Band?]

  /// Band `index` as one finished IDAT chunk, except that the last lacks the checksum of the whole.
  private struct Band {
    var compressed: [UInt8]
    var adler: UInt32
    var size: Int
  }

  /// - Parameters:
  ///   - width: In pixels, 1 or more.
  ///   - height: In pixels, 1 or more.
  ///   - opaque: Whether every pixel of every picture has alpha 255. They are written as RGB; others as RGBA with
  ///     straight alpha.
  package init(width: Int, height: Int, opaque: Bool) {
    precondition(width > 0 && height > 0, "a picture has 1 pixel or more")
    self.width = width
    self.height = height
    kind = opaque ? .rgb : .rgba
    let rowSize = 1 + width * kind.bytesPerPixel
    filtered = .allocate(byteCount: rowSize * min(height, Self.bandHeight) + 8, alignment: 64)
    zeros = .allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    straight = opaque ? nil : StraightRows(width: width)
    bands = Array(repeating: nil, count: (height + Self.bandHeight - 1) / Self.bandHeight)
  }

  deinit {
    filtered.deallocate()
    zeros.deallocate()
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - rows: The picture.
  ///   - changed: The rows that may differ from those of the last call; nil for all. Ignored in the first call.
  ///   - text: Entries to keep in the file.
  package func encode(_ rows: PixelRows, changed: [Range<Int>]? = nil, text: [PNGText] = []) throws -> [UInt8]
  {
    precondition(rows.width == width && rows.height == height, "an encoder is for one size")
    let changed = changed ?? [0..<height]
    for index in bands.indices {
      let band = index * Self.bandHeight..<min(height, (index + 1) * Self.bandHeight)
      // A changed row shows in its own filtered row and in the next one's.
      let isStale = changed.contains {
        !$0.isEmpty && $0.lowerBound < band.upperBound && band.lowerBound <= $0.upperBound
      }
      if isStale || bands[index] == nil {
        bands[index] = nil
        bands[index] = try compress(rows, band, isLast: index == bands.count - 1)
      }
    }
    return assemble(text)
  }

  private func compress(_ rows: PixelRows, _ band: Range<Int>, isLast: Bool) throws -> Band {
    let rowSize = 1 + width * kind.bytesPerPixel
    guard let base = filtered.baseAddress else { throw PNGError(.encoding, "out of memory") }
    if let straight { straight.begin(above: band.lowerBound > 0 ? rows.row(band.lowerBound - 1) : nil) }
    for y in band {
      let target = base + (y - band.lowerBound) * rowSize
      if let straight {
        let (row, above) = straight.next(rows.row(y))
        PNGRowFilter.upRGBA(row: row, above: above, count: width, into: target)
      } else {
        let above = y > 0 ? rows.row(y - 1) : UnsafePointer(zeros)
        PNGRowFilter.upRGB(row: rows.row(y), above: above, count: width, into: target)
      }
    }
    let raw = UnsafeRawBufferPointer(start: base, count: rowSize * band.count)
    var bytes: [UInt8] = []
    try deflater.compress(raw, isLast: isLast, to: &bytes)
    return Band(compressed: bytes, adler: Deflater.adler32(raw), size: raw.count)
  }

  private func assemble(_ text: [PNGText]) -> [UInt8] {
    var bytes = PNGContainer.beginning(width: width, height: height, kind: kind, text: text)
    let size = bands.reduce(0) { $0 + ($1?.compressed.count ?? 0) }
    bytes.reserveCapacity(bytes.count + size + 32)
    var content = PNGContainer.zlibHeader
    content.reserveCapacity(size + 8)
    var adler = Adler32()
    for case let band? in bands {
      content += band.compressed
      adler.append(band.adler, count: band.size)
    }
    content += PNGContainer.bigEndian(adler.value)
    PNGContainer.append("IDAT", content, to: &bytes)
    bytes += PNGContainer.end
    return bytes
  }
}
