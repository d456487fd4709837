/// A thing of the library of pictures.
open class PHObject: NSObject, @unchecked Sendable {
  /// Identifies the object.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}
