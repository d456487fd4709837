import FlipbookDrawing
import FlipbookMotion
import Foundation
import Synchronization

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

  /// Whether the provider has an object of a class.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { loaded(type) != nil }

  /// Calls back with the provider's object, or with an error where it isn't of the class.
  ///
  /// - Returns: The progress, which is complete.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = loaded(type)
    completionHandler(object, object == nil ? CocoaError(.fileNoSuchFile) : nil)
    return Progress(totalUnitCount: 0)
  }

  private func loaded<T>(_ type: T.Type) -> T? {
    if let object = object as? T { return object }
    if let text = object as? String, let text = NSString(string: text) as? T { return text }
    if let address = (object as? URL).map({ $0 as NSURL }) as? T { return address }
    return (type as? any NSItemProviderReading.Type).flatMap { read($0) as? T }
  }

  /// An object of registered data; nil where the data comes later.
  private func read<T: NSItemProviderReading>(_ type: T.Type) -> T? {
    for kind in T.readableTypeIdentifiersForItemProvider {
      guard let load = loader(of: kind) else { continue }
      let found = Mutex<Data?>(nil)
      _ = load { data, _ in found.withLock { $0 = data } }
      if let data = found.withLock(\.self),
        let object = try? T.object(withItemProviderData: data, typeIdentifier: kind)
      {
        return object
      }
    }
    return nil
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
