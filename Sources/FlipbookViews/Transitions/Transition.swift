import FlipbookDrawing
import FlipbookMotion

/// Where a view is in its coming or going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// There.
  case identity
  /// Removed, on its way out.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 there, +1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says about itself.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: its look in each phase, between which the runtime animates.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; `content` stands for the view that comes or goes.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }

  /// The animation of the transition's own; nil for that of the transaction.
  var _animation: TransitionAnimation { get }
}

/// With which animation a transition plays.
public enum TransitionAnimation {
  /// That of the transaction.
  case inherited
  /// One of its own; nil for none.
  case own(Animation?)
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public var _animation: TransitionAnimation { .inherited }

  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition's look of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }
}

/// A transition as a modifier in a fixed phase.
struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(source: content.source), phase: phase)
      .transaction { transaction in
        if case .own(let animation) = transition._animation { transaction.animation = animation }
      }
  }
}

struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
  var _animation: TransitionAnimation { .own(animation) }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Each takes part only in its own half; in the other it stands still, so that both may animate apart.
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}
