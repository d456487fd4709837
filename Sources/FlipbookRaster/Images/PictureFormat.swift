import Foundation

/// The kind of a picture file, told by its first bytes; the name doesn't matter.
enum PictureFormat: Equatable {
  case png
  case jpeg
  case webp
  /// A kind that is known and not read.
  case unsupported(String)
  case unknown

  init(_ data: Data) {
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
      self = .unsupported("a GIF")
    } else if has("%PDF") {
      self = .unsupported("a PDF")
    } else if has("BM") {
      self = .unsupported("a BMP")
    } else if has("II*\0") || has("MM\0*") {
      self = .unsupported("a TIFF")
    } else if has("ftyp", at: 4) {
      self = .unsupported("a HEIC, AVIF or video file")
    } else if has("<svg") || has("<?xml") {
      self = .unsupported("an SVG")
    } else {
      self = .unknown
    }
  }
}
