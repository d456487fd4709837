import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The data of a drag from one view to another: what a scene registers, and an object.
public final class NSItemProvider: @unchecked Sendable {
  /// Gives the data of a registered kind to a handler.
  typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// A name for a file of the data.
  public var suggestedName: String?
  private var loaders: [(type: String, load: Loader)] = []
  private let lock = NSLock()
  /// The object that the provider was made of: a text or an address by its Swift value.
  let object: Any?

  /// Makes an empty provider.
  public init() { object = nil }

  /// Makes a provider of an object. Texts and addresses are data of their kinds too.
  public init(object: Any) {
    let value: Any =
      switch object {
      case let text as NSString: text.substring(from: 0)
      case let address as NSURL: (URL(string: address.absoluteString) as Any?) ?? address
      default: object
      }
    self.object = value
    if let writer = object as? any NSItemProviderWriting {
      loaders = Self.loaders(of: writer)
      return
    }
    let (type, data): (UTType, Data?) =
      switch value {
      case let text as String: (UTType("public.utf8-plain-text"), Data(text.utf8))
      case let address as URL: (.url, Data(address.absoluteString.utf8))
      default: (.data, nil)
      }
    let load: Loader = { done in
      done(data, data == nil ? CocoaError(.fileNoSuchFile) : nil)
      return nil
    }
    loaders = [(type.identifier, load)]
  }

  private static func loaders(of writer: any NSItemProviderWriting) -> [(type: String, load: Loader)] {
    let writer = OnSceneThread(writer)
    return Swift.type(of: writer.value).writableTypeIdentifiersForItemProvider.map { type in
      (
        type,
        { done in
          writer.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      )
    }
  }

  /// Makes a provider of a file's data and name. Nil where the file can't be read.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    object = fileURL
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    let load: Loader = { done in
      done(data, nil)
      return nil
    }
    loaders = [(type.identifier, load)]
  }

  /// The kinds of data that were registered, in that order.
  public var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

  func add(_ type: String, _ load: @escaping Loader) { lock.withLock { loaders.append((type, load)) } }

  func loader(of type: String) -> Loader? {
    lock.withLock { loaders.first { UTType($0.type).conforms(to: UTType(type)) }?.load }
  }
}
