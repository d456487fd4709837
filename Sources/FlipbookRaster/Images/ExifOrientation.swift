import FlipbookPicture
import Foundation

/// Reads which way up a JPEG file is from its Exif data (tag 0x0112 of the first directory).
enum ExifOrientation {
  /// - Returns: nil when the file doesn't say or says it is upright.
  static func read(from data: Data) -> Bitmap.Orientation? {
    data.prefix(1 << 17).withUnsafeBytes { bytes in
      for segment in JPEGSegments(bytes) where segment.marker == 0xe1 {
        if let found = directoryValue([UInt8](segment.content)) { return found }
      }
      return nil
    }
  }

  private static func directoryValue(_ bytes: [UInt8]) -> Bitmap.Orientation? {
    let end = bytes.count
    guard end > 14, bytes.prefix(6).elementsEqual(Array("Exif\0\0".utf8)) else { return nil }
    let base = 6
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
