import Foundation

/// How memory holds the pixels of a bitmap: 8 bits a component, grey or red, green and blue.
struct PixelLayout: Sendable {
  let bytesPerPixel: Int
  let bytesPerRow: Int
  /// Where the components of a pixel are, in bytes from its first. A grey has one place.
  private let red: Int
  private let green: Int
  private let blue: Int
  private let alpha: Int?
  private let isPremultiplied: Bool
  private let isAlphaOnly: Bool
  private let isGray: Bool

  /// - Parameters:
  ///   - bytesPerRow: 0 for rows without padding.
  ///   - isDrawnIn: Whether it is that of a context, which has fewer kinds than images have.
  /// - Returns: nil for a kind that is not known, and for rows that are too short.
  init?(
    width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpaceModel, info: UInt32,
    isDrawnIn: Bool
  ) {
    guard bitsPerComponent == 8, info & CGBitmapInfo.floatComponents.rawValue == 0,
      let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    isAlphaOnly = alphaInfo == .alphaOnly
    isGray = space == .monochrome && !isAlphaOnly
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    let hasAlpha = isPremultiplied || alphaInfo == .first || alphaInfo == .last
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    guard !isDrawnIn || !hasAlpha || isPremultiplied, space != .cmyk || isAlphaOnly else { return nil }
    let colors = isGray || isAlphaOnly ? 1 : 3
    let bytes = alphaInfo == .none || isAlphaOnly ? colors : colors + 1
    // Contexts know greys without alpha, and colours of four bytes.
    guard !isDrawnIn || bytes == 1 || bytes == 4 else { return nil }
    bytesPerPixel = bytes
    let order = info & 0x7000
    let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue && bytes == 4
    guard isReversed || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    func place(_ index: Int) -> Int {
      let place = isFirst ? index + 1 : index
      return isReversed ? bytes - 1 - place : place
    }
    red = isAlphaOnly ? 0 : place(0)
    green = colors == 3 ? place(1) : red
    blue = colors == 3 ? place(2) : red
    let last = isReversed ? 0 : bytes - 1
    let first = isReversed ? bytes - 1 : 0
    alpha = isAlphaOnly ? 0 : hasAlpha ? (isFirst ? first : last) : nil
    let least = width * bytes
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
  }

  /// The pixel at an address as a premultiplied word `0xAARRGGBB`.
  func word(at pixel: UnsafePointer<UInt8>) -> UInt32 {
    let opacity = alpha.map { UInt32(pixel[$0]) } ?? 255
    if isAlphaOnly { return opacity << 24 }
    func part(_ place: Int) -> UInt32 {
      let value = UInt32(pixel[place])
      guard alpha != nil else { return value }
      return isPremultiplied ? min(value, opacity) : (value * opacity + 127) / 255
    }
    return opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// Writes a premultiplied word to an address.
  func store(_ word: UInt32, at pixel: UnsafeMutablePointer<UInt8>) {
    let opacity = UInt8(truncatingIfNeeded: word >> 24)
    if let alpha { pixel[alpha] = opacity }
    if isAlphaOnly { return }
    if isGray {
      pixel[red] = Self.gray(of: word)
    } else {
      pixel[red] = UInt8(truncatingIfNeeded: word >> 16)
      pixel[green] = UInt8(truncatingIfNeeded: word >> 8)
      pixel[blue] = UInt8(truncatingIfNeeded: word)
    }
  }

  /// A pixel as it is read back from memory of this layout.
  func kept(_ word: UInt32) -> UInt32 {
    if isAlphaOnly { return word & 0xff00_0000 }
    let opacity = alpha == nil ? 0xff00_0000 : word & 0xff00_0000
    guard isGray else { return opacity | word & 0xffffff }
    return opacity | UInt32(Self.gray(of: word)) * 0x10101
  }

  /// The grey of equal luminance.
  private static func gray(of word: UInt32) -> UInt8 {
    func light(_ shift: UInt32) -> Float { TransferFunction.linear(Float(word >> shift & 255) / 255) }
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    if red == green, green == blue { return UInt8(red) }
    let luminance = 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
    return UInt8(max(0, min(255, (TransferFunction.encoded(luminance) * 255).rounded())))
  }
}
