import FlipbookDrawing
import FlipbookMotion

/// How a view comes and goes: its appearance in each phase, between which the runtime animates.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; `content` stands for the view that comes or goes.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition; with motion unless set.
  static var properties: TransitionProperties { get }

  /// The animation of the transition's own; nil for that of the transaction.
  var _animation: TransitionAnimation { get }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The animation of the transaction.
  public var _animation: TransitionAnimation { .inherited }

  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition's appearance of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }
}
