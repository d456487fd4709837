import FlipbookPicture
import Foundation

/// Reads which way up a JPEG file is from its Exif data (tag 0x0112 of the first directory).
enum ExifOrientation {
  /// - Returns: nil when the file doesn't say or says it is upright.
  static func read(from data: Data) -> Bitmap.Orientation? {
    let bytes = [UInt8](data.prefix(1 << 17))
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xff {
      let marker = bytes[offset + 1]
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, marker != 0xda else { return nil }
      if marker == 0xe1, let found = directoryValue(bytes, offset + 4, offset + 2 + length) { return found }
      offset += 2 + length
    }
    return nil
  }

  private static func directoryValue(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bitmap.Orientation? {
    let end = min(end, bytes.count)
    guard end - start > 14, bytes[start..<start + 6].elementsEqual(Array("Exif\0\0".utf8)) else { return nil }
    let base = start + 6
    let isLittle = bytes[base] == 0x49
    func number(_ at: Int, _ size: Int) -> Int? {
      guard at >= base, at + size <= end else { return nil }
      let part = bytes[at..<at + size]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(base + 4, 4), let count = number(base + directory, 2) else { return nil }
    for entry in 0..<min(count, 256) {
      let at = base + directory + 2 + entry * 12
      guard number(at, 2) == 0x0112, let value = number(at + 8, 2) else { continue }
      return orientations[value]
    }
    return nil
  }

  private static let orientations: [Int: Bitmap.Orientation] = [
    2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right, 7: .rightMirrored, 8: .left,
  ]
}
