import Foundation

/// Something that was found in a picture.
open class CIFeature: NSObject {
  /// The kind.
  public let type: String
  /// Where it is, in pixels.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}
