import FlipbookDrawing
import FlipbookMotion
import Foundation

public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a scale and shrinks back to it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale, anchor: anchor)
  }
}

/// In from an edge by the view's own size, and out by the same.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// In from the leading edge, out by the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: .trailing, amount: phase.value))
  }
}

/// In from an edge with a fade, out by the opposite one.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Between a modifier's look while away and its look while there.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Moves a view towards an edge by a part of its own size.
struct OwnSizeOffset: GeometryEffect {
  var edge: Edge
  /// 1 for one whole width or height.
  var amount: Double
  @Environment(\.layoutDirection) private var layoutDirection

  init(edge: Edge, amount: Double) {
    self.edge = edge
    self.amount = amount
  }

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let side: Double = layoutDirection == .rightToLeft ? -1 : 1
    let (x, y): (Double, Double) =
      switch edge {
      case .leading: (-size.width * side, 0)
      case .trailing: (size.width * side, 0)
      case .top: (0, -size.height)
      case .bottom: (0, size.height)
      }
    return ProjectionTransform(CGAffineTransform(translationX: x * amount, y: y * amount))
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
