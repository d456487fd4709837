import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before a change. Properties marked `@Published` use it by themselves.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(for: self) }
}
