/// A thing of the library of pictures.
open class PHObject: NSObject, @unchecked Sendable {
  /// Tells it from others.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}
