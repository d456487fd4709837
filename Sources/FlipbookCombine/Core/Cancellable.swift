/// Something that goes on until it is called off.
public protocol Cancellable {
  /// Calls it off. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps this for as long as a collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this for as long as a set lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
