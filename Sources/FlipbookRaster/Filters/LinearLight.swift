import FlipbookDrawing

/// The curve of sRGB as tables, close enough for a tenth of a step of 255.
enum LinearLight {
  /// Evenly spaced numbers 0…1 in linear light.
  static let linear = (0..<4_096).map { TransferFunction.linear(Float($0) / 4_095) }
  /// The way back, denser near black: for numbers that are, multiplied by 255 and 1 more, in 1,024 parts of each power of
  /// two from 1 to 256.
  static let encoded = (0...8_192).map { index in
    let middle = Float(bitPattern: Float(1).bitPattern + UInt32(index) << 13 + 1 << 12)
    return TransferFunction.encoded(index == 8_192 ? 1 : (middle - 1) / 255)
  }
  /// What bytes of opaque pixels are in linear light, with 7 fraction bits.
  static let numbers = (0..<256).map { UInt16(TransferFunction.linear(Float($0) / 255) * 32_640 + 0.5) }
  /// The way back, with as many.
  static let encodedNumbers = (0...32_640).map {
    UInt16(TransferFunction.encoded(Float($0) / 32_640) * 32_640 + 0.5)
  }
}
