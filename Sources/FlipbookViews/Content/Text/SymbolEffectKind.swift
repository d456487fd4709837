import FlipbookMotion
import Foundation

/// A movement of a symbol.
public struct SymbolEffectKind: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic
  }

  package let kind: Kind
  var isDown = false
  /// The direction of a wiggle: along or up and down; nil for a turn.
  var isHorizontal: Bool?
  var isClockwise = true
  var isCumulative = true
  var hidesInactive = false
  var reverses = false
  var isPlain = false

  init(_ kind: Kind) { self.kind = kind }

  /// Up and back, with a swing that dies away.
  public static let bounce = SymbolEffectKind(.bounce)
  /// Fades and comes back.
  public static let pulse = SymbolEffectKind(.pulse)
  /// Lights the parts one after the other, until all of them are lit.
  public static let variableColor = SymbolEffectKind(.variableColor)
  /// Grows, or shrinks with ``down``, and stays so.
  public static let scale = SymbolEffectKind(.scale)
  /// Grows and fades in.
  public static let appear = SymbolEffectKind(.appear)
  /// Shrinks and fades out.
  public static let disappear = SymbolEffectKind(.disappear)
  /// Replaces a symbol by another.
  public static let replace = SymbolEffectKind(.replace)
  /// Swings about its middle or along an axis.
  public static let wiggle = SymbolEffectKind(.wiggle)
  /// Turns once.
  public static let rotate = SymbolEffectKind(.rotate)
  /// Grows and fades slowly, and comes back.
  public static let breathe = SymbolEffectKind(.breathe)
  /// Whatever suits the symbol: no movement, in a film.
  public static let automatic = SymbolEffectKind(.automatic)
  /// A symbol that is drawn along its lines elsewhere; here it comes and goes as with ``disappear``.
  public static let drawOn = SymbolEffectKind(.disappear)
  /// A symbol that is drawn along its lines elsewhere; here it comes and goes as with ``disappear``.
  public static let drawOff = SymbolEffectKind(.disappear)

  private func with(_ change: (inout SymbolEffectKind) -> Void) -> SymbolEffectKind {
    var copy = self
    change(&copy)
    return copy
  }

  /// The effect upwards; a wiggle goes up and down.
  public var up: SymbolEffectKind {
    with {
      $0.isDown = false; if kind == .wiggle { $0.isHorizontal = false }
    }
  }
  /// The effect downwards; a wiggle goes up and down.
  public var down: SymbolEffectKind {
    with {
      $0.isDown = true; if kind == .wiggle { $0.isHorizontal = false }
    }
  }
  /// The effect sideways.
  public var left: SymbolEffectKind { with { $0.isHorizontal = true } }
  /// The effect sideways, the same as ``left``.
  public var right: SymbolEffectKind { with { $0.isHorizontal = true } }
  /// The effect sideways, the same as ``left``.
  public var forward: SymbolEffectKind { with { $0.isHorizontal = true } }
  /// The effect sideways, the same as ``left``.
  public var backward: SymbolEffectKind { with { $0.isHorizontal = true } }
  /// The effect clockwise.
  public var clockwise: SymbolEffectKind { with { $0.isClockwise = true } }
  /// The effect counterclockwise.
  public var counterClockwise: SymbolEffectKind { with { $0.isClockwise = false } }
  /// The same effect: symbols move as wholes.
  public var byLayer: SymbolEffectKind { self }
  /// The same effect: symbols move as wholes.
  public var wholeSymbol: SymbolEffectKind { self }
  /// The same effect: symbols move as wholes.
  public var individually: SymbolEffectKind { self }
  /// Lights one part at a time.
  public var iterative: SymbolEffectKind { with { $0.isCumulative = false } }
  /// Keeps the parts lit until all of them are.
  public var cumulative: SymbolEffectKind { with { $0.isCumulative = true } }
  /// Lights the parts forth and back.
  public var reversing: SymbolEffectKind { with { $0.reverses = true } }
  /// Lights the parts forth only.
  public var nonReversing: SymbolEffectKind { with { $0.reverses = false } }
  /// Hides parts that aren't lit.
  public var hideInactiveLayers: SymbolEffectKind { with { $0.hidesInactive = true } }
  /// Dims parts that aren't lit.
  public var dimInactiveLayers: SymbolEffectKind { with { $0.hidesInactive = false } }
  /// The effect without a change of opacity.
  public var plain: SymbolEffectKind { with { $0.isPlain = true } }
  /// The effect with a change of opacity.
  public var pulse: SymbolEffectKind { with { $0.isPlain = false } }
  /// The same effect.
  public var downUp: SymbolEffectKind { self }
  /// The same effect.
  public var upUp: SymbolEffectKind { self }
  /// The same effect.
  public var offUp: SymbolEffectKind { self }

  /// How long one movement takes, in seconds.
  var period: TimeInterval {
    switch kind {
    case .bounce: 0.6
    case .pulse: 1.6
    case .variableColor: SymbolLight.cycle(parts: 3, isCumulative: isCumulative, reverses: reverses)
    case .wiggle: 0.9
    case .rotate: 1
    case .breathe: 2.4
    case .scale, .appear, .disappear, .replace, .automatic: 0.3
    }
  }

  /// Whether the effect is a state that a symbol goes into and out of.
  package var isState: Bool { kind == .scale || kind == .appear || kind == .disappear }

  /// The appearance of the symbol.
  ///
  /// - Parameter share: Of one movement, from 0 to 1; of the way into a state for those.
  func appearance(at share: Double) -> SymbolAppearance {
    var appearance = SymbolAppearance()
    let turn = 2 * Double.pi
    switch kind {
    case .bounce:
      // Up and back, with a swing that dies away.
      let swing = sin(share * turn * 1.25) * exp(-3.2 * share) * (1 - share)
      appearance.scale = 1 + (isDown ? -0.35 : 0.35) * swing
      appearance.y = (isDown ? 0.18 : -0.18) * swing
    case .pulse: appearance.opacity = 0.675 + 0.325 * cos(share * turn)
    case .variableColor:
      appearance.variable = SymbolLight(
        isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive, time: share * period)
    case .wiggle:
      let swing = sin(share * turn * 3) * (1 - share)
      switch isHorizontal {
      case nil: appearance.degrees = (isClockwise ? 14 : -14) * swing
      case true?: appearance.x = 0.1 * swing
      case false?: appearance.y = 0.1 * swing
      }
    case .rotate: appearance.degrees = (isClockwise ? 360 : -360) * share
    case .breathe:
      let deep = 0.5 - 0.5 * cos(share * turn)
      appearance.scale = 1 + 0.12 * deep
      if !isPlain { appearance.opacity = 1 - 0.25 * deep }
    case .scale: appearance.scale = 1 + (isDown ? -0.2 : 0.2) * share
    case .disappear:
      appearance.scale = 1 - 0.5 * share
      appearance.opacity = 1 - share
    case .appear:
      appearance.scale = 0.5 + 0.5 * share
      appearance.opacity = share
    case .replace, .automatic: break
    }
    return appearance
  }
}
