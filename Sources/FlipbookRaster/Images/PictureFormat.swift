import Foundation

/// The kind of a picture file, known by its first bytes; the name doesn't matter.
package enum PictureFormat: Equatable {
  case png
  case jpeg
  case webp
  case gif
  case svg
  case pdf
  /// A kind that is known and not read.
  case unsupported(String)
  case unknown

  package init(_ data: Data) {
    let head = [UInt8](data.prefix(64))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      let bytes = Array(text.utf8)
      return head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
    }
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      self = .png
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF8") {
      self = .gif
    } else if has("%PDF") {
      self = .pdf
    } else if has("BM") {
      self = .unsupported("a BMP")
    } else if has("II*\0") || has("MM\0*") {
      self = .unsupported("a TIFF")
    } else if has("ftyp", at: 4) {
      self = .unsupported("a HEIC, AVIF or video file")
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      self = .unknown
    }
  }

  /// Whether the text begins, after a declaration and comments, with an `svg` element.
  private static func isSVG(_ data: Data) -> Bool {
    guard let first = data.first(where: { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: data.prefix(4_096), as: UTF8.self).contains("<svg")
  }
}
