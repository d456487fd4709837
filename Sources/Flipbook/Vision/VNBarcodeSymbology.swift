/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Squares in a square.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// Squares around a square.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Thirteen digits.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// Eight digits.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// All letters and digits.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Capitals and digits.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Lines of lines.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// Eight digits of a shop.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
