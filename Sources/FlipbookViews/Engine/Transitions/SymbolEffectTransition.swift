import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A symbol that comes and goes as by the effects that make it appear and disappear.
public struct SymbolEffectTransition: Transition {
  /// Makes a transition. Effects up, down and by layer are shown as the whole symbol's.
  public init(effect: SymbolEffectKind, options: SymbolEffectOptions = .default) {}

  /// The content, half as large and clear while it is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol that comes and goes by the system's own effect.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
  /// A symbol that comes and goes by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
  /// A symbol that comes and goes by the system's own effect.
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition(effect: .automatic)) }
  /// A symbol that comes and goes by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
