/// The context of a change of state while it is worked through: which animation, if any, it is to be shown
/// with.
///
/// A value type. Unset keys have their defaults.
public struct Transaction {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// The animation of the change; nil for none.
  public var animation: Animation?

  /// Whether animations that views set for themselves are ignored.
  public var disablesAnimations = false

  /// Whether the change is one of many, as of a slider under a finger.
  public var isContinuous = false

  /// Whether the velocity of the changes is kept, for a later animation to go on with.
  public var tracksVelocity = false

  /// Whether a scroll view that is moved by a change of its position goes on as fast as before. Has no effect: a film's
  /// scroll views stop where they are moved to.
  public var scrollPositionUpdatePreservesVelocity = false

  /// The closures called when the animations of the change are complete, in the order added.
  package private(set) var completions: [AnimationCompletion] = []

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key: the last one set, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage.stored(ObjectIdentifier(key)) ?? key.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Whether changes made in one of both are equal to those made in the other.
  package func isAlike(_ other: Transaction) -> Bool {
    storage.isEmpty && other.storage.isEmpty && completions.isEmpty && other.completions.isEmpty
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && tracksVelocity == other.tracksVelocity && animation == other.animation
  }

  /// Has a closure run once when the animations of this transaction are complete; at once, after the change,
  /// when there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, body: completion))
  }

  /// Has a completion wait for the animations of this transaction too, once.
  package mutating func add(_ completion: AnimationCompletion) {
    if !completions.contains(where: { $0 === completion }) { completions.append(completion) }
  }
}
