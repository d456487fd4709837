import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A transition of any kind.
///
/// Those that are made of others keep the types of their parts, so that two of one kind are so down to the last part.
@MainActor @preconcurrency
public struct AnyTransition {
  /// The kind, by which two transitions are compared.
  let kind: ObjectIdentifier
  private let base: any Transition
  private let make: @MainActor (ContentSource, TransitionPhase) -> AnyView

  /// Makes a transition that hides the type of another.
  public init<T: Transition>(_ transition: T) {
    kind = ObjectIdentifier(T.self)
    base = transition
    make = { source, phase in
      AnyView(transition.apply(content: PlaceholderContentView<T>(source: source), phase: phase))
    }
  }

  func view(of source: ContentSource, phase: TransitionPhase) -> AnyView { make(source, phase) }
}

extension AnyTransition {
  /// Nothing: the view is there at once and gone at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  /// In from the leading edge, out by the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Grows from a scale about a point and shrinks back to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// In from an edge, by the view's own size, and out by the same.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// In from an offset, in points, and out by the same.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// In from an offset, in points, and out by the same.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In from an edge with a fade, out by the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Between a modifier's appearance while away and its appearance while there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition for coming, another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func join<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return join(insertion.base, removal.base)
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func join<F: Transition, S: Transition>(_ first: F, _ second: S) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return join(base, other.base)
  }

  /// The same transition with an animation of its own; nil for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animated(base)
  }
}
