/// The models that one property of a model holds.
public struct ModelRelation<Owner: PersistentModel, Target: PersistentModel>: ModelRelating {
  private let owner: Owner
  private let targets: [Target]
  private let inverse: ModelInverse<Target, Owner>?
  /// The treatment of the models when the owner is deleted.
  public let rule: Schema.Relationship.DeleteRule

  /// A relation to one model or none.
  public init(
    _ owner: Owner, _ target: Target?, rule: Schema.Relationship.DeleteRule = .nullify,
    inverse: ModelInverse<Target, Owner>? = nil
  ) {
    (self.owner, targets, self.rule, self.inverse) = (owner, target.map { [$0] } ?? [], rule, inverse)
  }

  /// A relation to any number of models, or nil.
  public init(
    _ owner: Owner, _ targets: [Target]?, rule: Schema.Relationship.DeleteRule = .nullify,
    inverse: ModelInverse<Target, Owner>? = nil
  ) {
    (self.owner, self.targets, self.rule, self.inverse) = (owner, targets ?? [], rule, inverse)
  }

  /// The models at its other end.
  public var models: [any PersistentModel] { targets }

  /// Has the models lead back to the owner.
  public func link() {
    guard let inverse else { return }
    for target in targets { inverse.add(target, owner) }
  }

  /// Has the models lead back to the owner no more.
  public func cut() {
    guard let inverse else { return }
    for target in targets { inverse.remove(target, owner) }
  }

  /// Goes over from what the property held: called after a change of it.
  public func replace(_ old: Self) {
    let kept = Set(targets.map { $0._$record.number })
    for target in old.targets where !kept.contains(target._$record.number) { inverse?.remove(target, owner) }
    link()
    guard let context = owner._$record.context else { return }
    for target in targets where target._$record.context == nil { context.insert(target) }
  }
}
