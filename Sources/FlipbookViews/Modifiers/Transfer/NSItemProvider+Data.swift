import FlipbookDrawing
import FlipbookMotion
import Foundation

extension NSItemProvider {
  /// Registers data of a kind, which a handler is asked for.
  ///
  /// - Parameter visibility: Who may ask; it makes no difference.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(typeIdentifier, loadHandler) }

  /// Whether data of a kind, or of one that is of that kind, was registered.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(of: typeIdentifier) != nil
  }

  /// Calls back with registered data of a kind, or with an error where there is none.
  ///
  /// - Returns: The progress, which is complete.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = loader(of: typeIdentifier) else {
      completionHandler(nil, CocoaError(.fileNoSuchFile))
      return Progress(totalUnitCount: 0)
    }
    return load(completionHandler) ?? Progress(totalUnitCount: 0)
  }
}
