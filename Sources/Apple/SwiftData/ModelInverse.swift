/// The property of a related model that leads back to the models of a class.
public struct ModelInverse<Target: PersistentModel, Owner: PersistentModel> {
  let add: (Target, Owner) -> Void
  let remove: (Target, Owner) -> Void

  /// A property that always holds one.
  public init(_ path: ReferenceWritableKeyPath<Target, Owner>) {
    add = { target, owner in
      if target[keyPath: path] !== owner { target[keyPath: path] = owner }
    }
    // It holds another, or the model goes with this one.
    remove = { _, _ in }
  }

  /// A property that holds one or none.
  public init(_ path: ReferenceWritableKeyPath<Target, Owner?>) {
    add = { target, owner in
      if target[keyPath: path] !== owner { target[keyPath: path] = owner }
    }
    remove = { target, owner in
      if target[keyPath: path] === owner { target[keyPath: path] = nil }
    }
  }

  /// A property that holds any number.
  public init(_ path: ReferenceWritableKeyPath<Target, [Owner]>) {
    add = { target, owner in
      if !target[keyPath: path].contains(where: { $0 === owner }) { target[keyPath: path].append(owner) }
    }
    remove = { target, owner in
      if target[keyPath: path].contains(where: { $0 === owner }) {
        target[keyPath: path].removeAll { $0 === owner }
      }
    }
  }

  /// A property that holds any number, or nil.
  public init(_ path: ReferenceWritableKeyPath<Target, [Owner]?>) {
    add = { target, owner in
      let held = target[keyPath: path] ?? []
      if !held.contains(where: { $0 === owner }) { target[keyPath: path] = held + [owner] }
    }
    remove = { target, owner in
      if target[keyPath: path]?.contains(where: { $0 === owner }) == true {
        target[keyPath: path]?.removeAll { $0 === owner }
      }
    }
  }
}
