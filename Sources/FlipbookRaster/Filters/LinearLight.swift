import FlipbookPicture

/// The curve of sRGB as tables, close enough for a tenth of a step of 255.
enum LinearLight {
  /// Evenly spaced numbers 0…1 in linear light.
  static let linear = (0..<4_096).map { TransferFunction.linear(Float($0) / 4_095) }
  /// The way back. A place stands for a number v by m = 255 · v + 1, in 1,024 even parts of each power of two
  /// from 1 to 256, so that steps are finest near black. As m is a `Float`, its place is in its bits: the
  /// exponent less 127 and the upper 10 bits of the significand.
  static let encoded = (0...8_192).map { index in
    let middle = Float(bitPattern: Float(1).bitPattern + UInt32(index) << 13 + 1 << 12)
    return TransferFunction.encoded(index == 8_192 ? 1 : (middle - 1) / 255)
  }
  /// The bytes of opaque pixels in linear light, with 7 fraction bits.
  static let numbers = (0..<256).map { UInt16(TransferFunction.linear(Float($0) / 255) * 32_640 + 0.5) }
  /// The way back, with as many.
  static let encodedNumbers = (0...32_640).map {
    UInt16(TransferFunction.encoded(Float($0) / 32_640) * 32_640 + 0.5)
  }
}
