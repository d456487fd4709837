import FlipbookMotion
import Foundation

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// Nil for as the effect does by itself, 0 for without end.
  var count: Int?
  /// Between one movement and the next, in seconds.
  var delay = 0.0

  /// The effect's own speed and count.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions(count: 0)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// At a multiple of the effect's speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
  /// A number of times; nil for without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }
  /// By a way of repeating.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, delay: behavior.delay)
  }

  /// Returns the options at a multiple of the effect's speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }
  /// Returns the options with a number of times; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count ?? 0
    return copy
  }
  /// The options without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// The options for one movement.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The count of movements and the pause between them.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int
    let delay: TimeInterval
    /// Without end and without a pause.
    public static let continuous = RepeatBehavior(count: 0, delay: 0)
    /// Without end, 0.6 seconds apart.
    public static let periodic = RepeatBehavior(count: 0, delay: 0.6)
    /// A number of times, or without end, and a pause in seconds; 0.6 unless set.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count ?? 0, delay: delay ?? 0.6)
    }
  }
}
