import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A symbol that comes and goes as by the effects that make it appear and disappear.
public struct SymbolEffectTransition: Transition {
  /// The symbol's appearance while it is away.
  private let away: SymbolAppearance

  /// Makes a transition by an effect that makes symbols appear; by that which makes them disappear for all others.
  public init(effect: SymbolEffectKind, options: SymbolEffectOptions = .default) {
    let first = effect.appearance(at: 0)
    away = first.opacity == 0 ? first : SymbolEffectKind.disappear.appearance(at: 1)
  }

  /// The content, half as large and clear while it is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : away.scale).opacity(phase.isIdentity ? 1 : away.opacity)
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
