import Foundation

/// A reading of a text in a picture.
open class VNRecognizedText: NSObject {
  /// The text.
  public let string = ""
  /// How sure it is, 0…1.
  public let confidence: Float = 0

  // No one makes one: the members are never read.
  override init() {}
}
