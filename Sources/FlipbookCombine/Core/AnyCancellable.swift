/// Calls something off when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Makes a cancellable that calls a closure when it is cancelled or released, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes a cancellable that cancels another when it is cancelled or released, once.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Calls the closure now, unless it was called before.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps this for as long as a collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this for as long as a set lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
