import Foundation

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
  /// A kind of what is found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code in two dimensions.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code in two dimensions.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code in two dimensions.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of stacked lines.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of lines.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of lines.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of lines.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of lines.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of lines.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of lines.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of lines.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of lines.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of lines.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of lines.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind.
  public let type: ObjectType
  /// Where it is, in shares of the picture.
  public let bounds: CGRect

  init(type: ObjectType, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}
