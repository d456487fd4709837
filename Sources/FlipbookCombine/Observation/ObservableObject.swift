/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before a change. Properties marked `@Published` use it without being told to.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(for: self) }
}

/// Sends each time an object is about to change.
public final class ObservableObjectPublisher: ConduitPublisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let conduits = ConduitSet<Void, Never>()

  public init() {}

  func attach(_ conduit: Conduit<Void, Never>) { conduits.add(conduit) }

  public func send() { conduits.send(()) }
}

/// The publishers of objects that declare none of their own.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Scenes run on one thread; what they observe is used there alone.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var purgeCount = 64

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= purgeCount {
      entries = entries.filter { $0.value.object != nil }
      purgeCount = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
