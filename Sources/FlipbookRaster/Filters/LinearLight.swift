import FlipbookDrawing

/// The curve of sRGB as tables, close enough for a tenth of a step of 255.
enum LinearLight {
  /// Evenly spaced numbers 0…1 in linear light.
  static let linear = (0..<4_096).map { TransferFunction.linear(Float($0) / 4_095) }
  /// The way back, by evenly spaced square roots of numbers.
  static let encodedByRoot = (0..<4_096).map { index in
    let root = Float(index) / 4_095
    return TransferFunction.encoded(root * root)
  }
}
