import FlipbookPicture
import Foundation

/// Finds how the colours of a picture file become those of sRGB.
///
/// A profile or a colour chunk of another space is honoured, as by phones and browsers. Colours that sRGB lacks become the
/// nearest that it has. A profile that can't be used counts as none.
enum PictureColors {
  /// The conversion of straight-alpha pixels; nil for files in sRGB and for those that say nothing.
  static func conversion(of data: Data, _ format: PictureFormat) -> ColorConversion? {
    data.withUnsafeBytes { bytes in
      switch format {
      case .png: png(bytes)
      case .jpeg: jpegProfile(bytes).flatMap(conversion)
      case .webp: webpProfile(bytes).flatMap(conversion)
      default: nil
      }
    }
  }

  private static func png(_ bytes: UnsafeRawBufferPointer) -> ColorConversion? {
    guard let structure = try? PNGStructure(bytes) else { return nil }
    switch structure.colorSpace {
    case .sRGB, .unsupported: return nil
    case .profile: return (try? PNGReader.profile(bytes)).flatMap(conversion)
    case .primaries(let primaries, let gamma):
      return ColorConversion(primaries: primaries, gamma: gamma, layout: .bgra8)
    }
  }

  private static func conversion(_ profile: [UInt8]) -> ColorConversion? {
    guard let made = profile.withUnsafeBufferPointer({ ColorConversion(profile: $0, layout: .bgra8) })
    else { return nil }
    return isStandard(made) ? nil : made
  }

  /// Whether a conversion changes nothing but by rounding: the profile is one of the many of sRGB.
  private static func isStandard(_ conversion: ColorConversion) -> Bool {
    let levels: [UInt8] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
    var pixels: [UInt8] = []
    for blue in levels { for green in levels { for red in levels { pixels += [blue, green, red, 255] } } }
    let before = pixels
    pixels.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      conversion.apply(base, count: buffer.count / 4)
    }
    return zip(before, pixels).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }

  /// The profile in the application segments of a JPEG, whose parts are numbered from 1 (ICC.1, annex B.4).
  private static func jpegProfile(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: UnsafeRawBufferPointer] = [:]
    var count = 0
    for (marker, content) in JPEGSegments(bytes)
    where marker == 0xe2 && content.count > mark.count + 2 && content.starts(with: mark) {
      count = Int(content[mark.count + 1])
      parts[content[mark.count]] = UnsafeRawBufferPointer(rebasing: content[(mark.count + 2)...])
    }
    guard count > 0, parts.count == count else { return nil }
    return parts.sorted { $0.key < $1.key }.flatMap { Array($0.value) }
  }

  /// The chunk `ICCP` of an extended WebP, which comes before the pixels.
  private static func webpProfile(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << (8 * $1) }
      let start = offset + 8
      guard length <= bytes.count - start else { return nil }
      if bytes[offset..<offset + 4].elementsEqual("ICCP".utf8) { return Array(bytes[start..<start + length]) }
      offset = start + length + length % 2
    }
    return nil
  }
}
