import Foundation

/// Something that was found in a picture. Nothing is found in a film.
open class VNObservation: NSObject {
  /// Its number.
  public let uuid = UUID()
  /// How sure it is, 0…1.
  public let confidence: Float = 0

  // No one makes an observation: the members of all kinds are never read.
  override init() {}
}
