import FlipbookPicture
import Foundation

/// Reads the first picture of a GIF file.
struct GIFReader {
  private let bytes: [UInt8]
  private var place = 6

  /// - Throws: ``PictureError``.
  static func bitmap(from data: Data, limits: PictureDecoder.Limits) throws(PictureError) -> Bitmap {
    var reader = GIFReader(bytes: [UInt8](data))
    return try reader.read(limits)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func byte() throws(PictureError) -> Int {
    guard place < bytes.count else { throw PictureError("it ends too early") }
    place += 1
    return Int(bytes[place - 1])
  }

  private mutating func word() throws(PictureError) -> Int { try byte() | (try byte()) << 8 }

  /// A table of opaque colours, `count` of them.
  private mutating func colors(_ count: Int) throws(PictureError) -> [UInt32] {
    guard place + count * 3 <= bytes.count else { throw PictureError("it ends too early") }
    defer { place += count * 3 }
    return (0..<count).map { index in
      let at = place + index * 3
      return 0xff00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    }
  }

  /// The content of a run of blocks.
  private mutating func blocks() throws(PictureError) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let length = try byte()
      if length == 0 { return content }
      guard place + length <= bytes.count else { throw PictureError("it ends too early") }
      content += bytes[place..<place + length]
      place += length
    }
  }

  private mutating func read(_ limits: PictureDecoder.Limits) throws(PictureError) -> Bitmap {
    let (width, height) = (try word(), try word())
    try limits.check(width: width, height: height)
    let flags = try byte()
    place += 2
    let global = flags & 0x80 != 0 ? try colors(2 << (flags & 7)) : []
    var transparent: Int?
    while true {
      switch try byte() {
      case 0x21:
        let kind = try byte()
        let content = try blocks()
        if kind == 0xf9, content.count >= 4 { transparent = content[0] & 1 != 0 ? Int(content[3]) : nil }
      case 0x2c:
        var pixels = [UInt32](repeating: 0, count: width * height)
        try readPicture(into: &pixels, width, height, global, transparent)
        return Bitmap(width: width, height: height, pixels: pixels)
      default: throw PictureError("it holds no picture")
      }
    }
  }

  private mutating func readPicture(
    into pixels: inout [UInt32], _ width: Int, _ height: Int, _ global: [UInt32], _ transparent: Int?
  ) throws(PictureError) {
    let (left, top, columns, rows) = (try word(), try word(), try word(), try word())
    let flags = try byte()
    let palette = flags & 0x80 != 0 ? try colors(2 << (flags & 7)) : global
    let codeSize = try byte()
    guard (1...11).contains(codeSize), columns > 0, rows > 0 else {
      throw PictureError("its picture has no pixels")
    }
    let content = try blocks()
    let order = flags & 0x40 != 0 ? Self.interlacedRows(rows) : Array(0..<rows)
    var column = 0
    var row = 0
    Self.decode(content, codeSize: codeSize, limit: columns * rows) { value in
      let (x, y) = (left + column, top + order[row])
      if Int(value) != transparent, Int(value) < palette.count, x < width, y < height {
        pixels[y * width + x] = palette[Int(value)]
      }
      column += 1
      if column == columns { (column, row) = (0, row + 1) }
    }
  }

  private static func interlacedRows(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
  }

  /// LZW with codes of growing length; what is missing or damaged at the end is left out.
  private static func decode(
    _ content: [UInt8], codeSize: Int, limit: Int, emit: (UInt8) -> Void
  ) {
    let clear = 1 << codeSize
    var prefixes = [Int16](repeating: -1, count: 4_096)
    var suffixes = [UInt8](repeating: 0, count: 4_096)
    for code in 0..<min(clear, 256) { suffixes[code] = UInt8(code) }
    var next = clear + 2
    var length = codeSize + 1
    var previous = -1
    var first: UInt8 = 0
    var bits = 0
    var bitCount = 0
    var count = 0
    var stack: [UInt8] = []
    for byte in content {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= length {
        let code = bits & ((1 << length) - 1)
        bits >>= length
        bitCount -= length
        if code == clear {
          (next, length, previous) = (clear + 2, codeSize + 1, -1)
          continue
        }
        if code == clear + 1 || code > next || (previous < 0 && code >= clear) { return }
        var current = code
        if code == next {
          guard previous >= 0 else { return }
          stack.append(first)
          current = previous
        }
        while current > clear {
          stack.append(suffixes[current])
          current = Int(prefixes[current])
        }
        first = UInt8(truncatingIfNeeded: current)
        stack.append(first)
        while let value = stack.popLast() {
          if count == limit { return }
          emit(value)
          count += 1
        }
        if previous >= 0, next < 4_096 {
          prefixes[next] = Int16(previous)
          suffixes[next] = first
          next += 1
          if next == 1 << length, length < 12 { length += 1 }
        }
        previous = code
      }
    }
  }
}
