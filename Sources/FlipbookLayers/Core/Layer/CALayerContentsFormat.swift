import FlipbookDrawing
import Foundation

/// The form in which a layer's contents are stored. Has no effect.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format.
  public let rawValue: String
  /// Makes a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 8 bits a channel, as all pictures of a film.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits a channel.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
