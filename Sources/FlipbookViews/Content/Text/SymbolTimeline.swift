import FlipbookMotion
import Foundation

/// A symbol's effect in time: when it was asked for, and what the symbol looks like at any time.
package struct SymbolTimeline {
  private var effect: SymbolEffectKind
  private var options: SymbolEffectOptions
  private var start: TimeInterval?
  /// Made as often as this; 0 for without end.
  private var count = 1
  /// A state: since when it is entered or left, and how far it was then.
  private var (isActive, changed, from) = (false, -Double.infinity, 0.0)

  package init(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions) {
    (self.effect, self.options) = (effect, options)
  }

  package mutating func update(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions) {
    (self.effect, self.options) = (effect, options)
  }

  private var speed: Double { max(0.01, options.speed) }

  /// Makes the movement once, or as often as the options say.
  package mutating func trigger(at now: TimeInterval) {
    start = now
    count = options.count ?? 1
  }

  /// Begins a movement without end, or goes into a state; ends it with what is under way.
  ///
  /// - Parameter isFirst: Whether a state is there from the beginning.
  /// - Returns: Whether something changes.
  @discardableResult
  package mutating func set(isActive new: Bool, isFirst: Bool, at now: TimeInterval) -> Bool {
    guard new != isActive || isFirst else { return false }
    if effect.isState {
      from = isFirst ? (new ? 1 : 0) : share(at: now)
      changed = now
    } else if new {
      start = now
      count = options.count ?? 0
    } else if let start {
      let period = (effect.period + options.delay) / speed
      count = max(1, Int(((now - start) / period).rounded(.up)))
    }
    isActive = new
    return true
  }

  /// How far a state is entered.
  private func share(at time: TimeInterval) -> Double {
    let way = max(0, min(1, (time - changed) / effect.period * options.speed))
    let eased = UnitCurve.easeInOut.value(at: way)
    return from + ((isActive ? 1 : 0) - from) * eased
  }

  package func appearance(at now: TimeInterval) -> SymbolAppearance {
    if effect.isState { return effect.appearance(at: share(at: now)) }
    guard let start, now >= start else { return SymbolAppearance() }
    let length = effect.period / speed
    let turns = (now - start) / (length + options.delay)
    let whole = turns.rounded(.down)
    guard count == 0 || whole < Double(count) else { return SymbolAppearance() }
    var appearance = effect.appearance(at: min(1, (turns - whole) * (length + options.delay) / length))
    // Without end each symbol takes as long for a round as its parts need.
    if count == 0, options.delay == 0 { appearance.variable?.time = (now - start) * speed }
    return appearance
  }

  /// How long the movement takes from when it was asked for; infinity for one without end.
  package var length: TimeInterval {
    if effect.isState { return effect.period / speed }
    return count == 0 ? .infinity : (effect.period / speed + options.delay) * Double(count)
  }

  /// Whether the symbol looks different soon.
  package func isMoving(at now: TimeInterval) -> Bool {
    if effect.isState { return now - changed < length + 0.05 }
    return start.map { now - $0 < length + 0.05 } ?? false
  }
}
