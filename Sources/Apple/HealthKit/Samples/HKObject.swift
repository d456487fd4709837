/// A piece of data.
open class HKObject: NSObject, @unchecked Sendable {
  /// Identifies the piece.
  public let uuid = UUID()
  /// More on the piece; nil for nothing.
  public let metadata: [String: Any]?
  /// The app that wrote it.
  public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
  /// The device that measured it; nil for none.
  public let device: HKDevice?

  init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}
