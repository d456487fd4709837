import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The data of a drag from one view to another. It has what a scene registers; of objects nothing is kept.
public final class NSItemProvider: @unchecked Sendable {
  /// Gives the data of a registered kind to a handler.
  typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// A name for a file of the data.
  public var suggestedName: String?
  private var loaders: [(type: String, load: Loader)] = []
  private let lock = NSLock()

  /// Makes an empty provider.
  public init() {}
  /// Makes a provider of an object; nothing is kept of it.
  public init(object: Any) {}

  /// Makes a provider of a file's data and name. Nil where the file can't be read.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
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
