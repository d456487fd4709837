import FlipbookPicture
import Foundation

/// Reads picture files for tools that judge pictures: PNG, JPEG and WebP, of any depth and colour type.
package enum PictureFile {
  /// Why a file could not be read: a phrase for the person that doesn't name the file.
  package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package var reason: String
    package var description: String { reason }
  }

  /// The picture in a file's bytes.
  package static func bitmap(from data: Data) throws(Unreadable) -> Bitmap {
    do {
      return try PictureDecoder.decode(data)
    } catch let error as PictureError {
      throw Unreadable(reason: error.message)
    } catch {
      throw Unreadable(reason: "\(error)")
    }
  }

  /// The bytes of a file.
  package static func data(at path: String) throws(Unreadable) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Unreadable(reason: "there is no such file")
    }
    if isFolder.boolValue { throw Unreadable(reason: "it is a folder") }
    // Not mapped: a file that is cut short meanwhile would end the program.
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(reason: "it can't be opened; check its permissions")
    }
    return data
  }

  /// Whether a PNG moves: it has an animation chunk before its pixels.
  package static func isAnimatedPNG(_ data: Data) -> Bool {
    let head = [UInt8](data.prefix(1 << 16))
    guard head.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return false }
    var offset = 8
    while offset + 8 <= head.count {
      let length = head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: head[offset + 4..<offset + 8], as: UTF8.self)
      if type == "acTL" { return true }
      if type == "IDAT" { return false }
      offset += 12 + length
    }
    return false
  }

  /// The text entries of a PNG by keyword; those before its pixels.
  package static func text(in data: Data) -> [String: String] {
    let head = [UInt8](data.prefix(1 << 16))
    guard head.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return [:] }
    var result: [String: String] = [:]
    var offset = 8
    while offset + 8 <= head.count {
      let length = head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: head[offset + 4..<offset + 8], as: UTF8.self)
      let content = offset + 8
      if type == "IDAT" || content + length > head.count { break }
      if type == "tEXt" || type == "iTXt", let end = head[content..<content + length].firstIndex(of: 0) {
        // After the keyword's end mark iTXt has compression (two bytes) and two more texts, empty here.
        let start = end + (type == "iTXt" ? 5 : 1)
        if start <= content + length {
          result[String(decoding: head[content..<end], as: UTF8.self)] = String(
            decoding: head[start..<content + length], as: UTF8.self)
        }
      }
      offset = content + length + 4
    }
    return result
  }

  /// The picture of a raw frame of `width × height` straight-alpha pixels B, G, R, A.
  package static func bitmap(bgra data: Data, width: Int, height: Int, isOpaque: Bool) -> Bitmap? {
    guard width > 0, height > 0, data.count == width * height * 4 else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      data.copyBytes(to: UnsafeMutableRawBufferPointer(buffer))
      count = width * height
      if isOpaque {
        for index in buffer.indices { buffer[index] |= 0xff00_0000 }
      } else {
        AlphaConversion.premultiply(buffer)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The bytes of a PNG of a picture, made fast.
  package static func png(_ bitmap: Bitmap, text: [PNGText] = []) throws -> [UInt8] {
    let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, opaque: bitmap.isOpaque)
    return try bitmap.withPixelRows { try encoder.encode($0, text: text) }
  }

  /// The bytes of a small PNG of a picture, made slowly.
  package static func smallPNG(_ bitmap: Bitmap) throws -> [UInt8] {
    try bitmap.withPixelRows { try PNGCompactEncoder.encode($0, opaque: bitmap.isOpaque, level: 6) }
  }
}
