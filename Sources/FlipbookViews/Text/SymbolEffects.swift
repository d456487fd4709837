import FlipbookMotion
import Foundation

/// A movement of a symbol.
public struct SymbolEffectKind: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic
  }

  package let kind: Kind
  var isDown = false
  /// Which way a wiggle goes: along or up and down; nil for a turn.
  var isHorizontal: Bool?
  var isClockwise = true
  var isCumulative = false
  var reverses = false
  var isPlain = false

  init(_ kind: Kind) { self.kind = kind }

  public static let bounce = SymbolEffectKind(.bounce)
  public static let pulse = SymbolEffectKind(.pulse)
  public static let variableColor = SymbolEffectKind(.variableColor)
  public static let scale = SymbolEffectKind(.scale)
  public static let appear = SymbolEffectKind(.appear)
  public static let disappear = SymbolEffectKind(.disappear)
  public static let replace = SymbolEffectKind(.replace)
  public static let wiggle = SymbolEffectKind(.wiggle)
  public static let rotate = SymbolEffectKind(.rotate)
  public static let breathe = SymbolEffectKind(.breathe)
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

  public var up: SymbolEffectKind {
    with {
      $0.isDown = false; if kind == .wiggle { $0.isHorizontal = false }
    }
  }
  public var down: SymbolEffectKind {
    with {
      $0.isDown = true; if kind == .wiggle { $0.isHorizontal = false }
    }
  }
  public var left: SymbolEffectKind { with { $0.isHorizontal = true } }
  public var right: SymbolEffectKind { with { $0.isHorizontal = true } }
  public var forward: SymbolEffectKind { with { $0.isHorizontal = true } }
  public var backward: SymbolEffectKind { with { $0.isHorizontal = true } }
  public var clockwise: SymbolEffectKind { with { $0.isClockwise = true } }
  public var counterClockwise: SymbolEffectKind { with { $0.isClockwise = false } }
  public var byLayer: SymbolEffectKind { self }
  public var wholeSymbol: SymbolEffectKind { self }
  public var individually: SymbolEffectKind { self }
  public var iterative: SymbolEffectKind { with { $0.isCumulative = false } }
  public var cumulative: SymbolEffectKind { with { $0.isCumulative = true } }
  public var reversing: SymbolEffectKind { with { $0.reverses = true } }
  public var nonReversing: SymbolEffectKind { with { $0.reverses = false } }
  public var hideInactiveLayers: SymbolEffectKind { self }
  public var dimInactiveLayers: SymbolEffectKind { self }
  public var plain: SymbolEffectKind { with { $0.isPlain = true } }
  public var pulse: SymbolEffectKind { with { $0.isPlain = false } }
  public var downUp: SymbolEffectKind { self }
  public var upUp: SymbolEffectKind { self }
  public var offUp: SymbolEffectKind { self }

  /// How long one movement takes, in seconds.
  var period: TimeInterval {
    switch kind {
    case .bounce: 0.6
    case .pulse: 1.6
    case .variableColor: reverses ? 2.4 : 1.2
    case .wiggle: 0.9
    case .rotate: 1
    case .breathe: 2.4
    case .scale, .appear, .disappear, .replace, .automatic: 0.3
    }
  }

  /// Whether the effect is a state that a symbol goes into and out of.
  package var isState: Bool { kind == .scale || kind == .appear || kind == .disappear }

  /// What the symbol looks like.
  ///
  /// - Parameter share: Of one movement, from 0 to 1; of the way into a state for those.
  func look(at share: Double) -> SymbolLook {
    var look = SymbolLook()
    let turn = 2 * Double.pi
    switch kind {
    case .bounce:
      // Up and back, with a swing that dies away.
      let swing = sin(share * turn * 1.25) * exp(-3.2 * share) * (1 - share)
      look.scale = 1 + (isDown ? -0.35 : 0.35) * swing
      look.y = (isDown ? 0.18 : -0.18) * swing
    case .pulse: look.opacity = 0.675 + 0.325 * cos(share * turn)
    case .variableColor:
      let way = reverses ? 1 - abs(2 * share - 1) : share
      look.variable = (way, isCumulative)
    case .wiggle:
      let swing = sin(share * turn * 3) * (1 - share)
      switch isHorizontal {
      case nil: look.degrees = (isClockwise ? 14 : -14) * swing
      case true?: look.x = 0.1 * swing
      case false?: look.y = 0.1 * swing
      }
    case .rotate: look.degrees = (isClockwise ? 360 : -360) * share
    case .breathe:
      let deep = 0.5 - 0.5 * cos(share * turn)
      look.scale = 1 + 0.12 * deep
      if !isPlain { look.opacity = 1 - 0.25 * deep }
    case .scale: look.scale = 1 + (isDown ? -0.2 : 0.2) * share
    case .disappear:
      look.scale = 1 - 0.5 * share
      look.opacity = 1 - share
    case .appear:
      look.scale = 0.5 + 0.5 * share
      look.opacity = share
    case .replace, .automatic: break
    }
    return look
  }
}

/// What a movement does to a symbol.
package struct SymbolLook: Equatable {
  package var scale = 1.0
  /// In shares of the symbol's height.
  package var x = 0.0
  package var y = 0.0
  package var degrees = 0.0
  package var opacity = 1.0
  /// Which of the parts is lit, and whether those before it are too.
  package var variable: (Double, Bool)?

  package init() {}

  /// Does another movement as well.
  package mutating func add(_ other: SymbolLook) {
    scale *= other.scale
    x += other.x
    y += other.y
    degrees += other.degrees
    opacity *= other.opacity
    variable = other.variable ?? variable
  }

  package static func == (a: SymbolLook, b: SymbolLook) -> Bool {
    a.scale == b.scale && a.x == b.x && a.y == b.y && a.degrees == b.degrees && a.opacity == b.opacity
      && a.variable?.0 == b.variable?.0
  }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// Nil for as the effect does by itself, 0 for without end.
  var count: Int?
  /// Between one movement and the next, in seconds.
  var delay = 0.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(count: 0)
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, delay: behavior.delay)
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count ?? 0
    return copy
  }
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// How a movement is made again.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int
    let delay: TimeInterval
    public static let continuous = RepeatBehavior(count: 0, delay: 0)
    public static let periodic = RepeatBehavior(count: 0, delay: 0.6)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count ?? 0, delay: delay ?? 0.6)
    }
  }
}
