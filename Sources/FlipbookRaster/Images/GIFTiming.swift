import Foundation

/// When the pictures of a GIF file are shown. The blocks are walked; no picture is decoded.
struct GIFTiming {
  /// In seconds, one for each picture.
  private(set) var delays: [Double] = []
  /// How often all are shown, 0 for without end; nil where the file doesn't say.
  private(set) var loopCount: Int?

  private let bytes: [UInt8]
  private var place = 0
  private var delay = 0.0

  /// Nil for another kind of file. A file that ends too early has the pictures that begin in it.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    place = 13 + Self.tableSize(bytes[10])
    while place < bytes.count {
      switch bytes[place] {
      case 0x21: readExtension()
      case 0x2c: skipPicture()
      default: return
      }
    }
  }

  /// The bytes of a table of colours, by the flags that announce it.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// The next block of a chain; nil at its end.
  private mutating func nextBlock() -> ArraySlice<UInt8>? {
    guard place < bytes.count, bytes[place] > 0 else {
      place += 1
      return nil
    }
    let start = place + 1
    place = min(bytes.count, start + Int(bytes[place]))
    return bytes[min(start, place)..<place]
  }

  private mutating func readExtension() {
    guard place + 1 < bytes.count else {
      place = bytes.count
      return
    }
    let kind = bytes[place + 1]
    place += 2
    var isLooping = false
    while let block = nextBlock() {
      let block = Array(block)
      if kind == 0xf9, block.count >= 4 {
        delay = Double(Int(block[1]) | Int(block[2]) << 8) / 100
      } else if kind == 0xff, block == Array("NETSCAPE2.0".utf8) || block == Array("ANIMEXTS1.0".utf8) {
        isLooping = true
      } else if isLooping, block.count >= 3, block[0] == 1 {
        loopCount = Int(block[1]) | Int(block[2]) << 8
      }
    }
  }

  private mutating func skipPicture() {
    guard place + 10 < bytes.count else {
      place = bytes.count
      return
    }
    delays.append(delay)
    delay = 0
    // The descriptor, the table of colours and the size of the codes.
    place += 10 + Self.tableSize(bytes[place + 9]) + 1
    while nextBlock() != nil {}
  }
}
