import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// The effects of one symbol of UIKit.
struct SymbolEffects {
  struct Running {
    let effect: SymbolEffectKind
    var timeline: SymbolTimeline
    /// Whether the effect is ending.
    var isLeaving = false
  }

  var running: [Running] = []
  /// The symbol shown before, and when it began to leave.
  var replaced: (image: UIImage, start: TimeInterval)?
  var isStepping = false

  static let replacement = 0.3

  /// Returns the share of a new symbol's arrival, 0…1.
  func arrival(at now: TimeInterval) -> Double {
    guard let replaced else { return 1 }
    return UnitCurve.easeInOut.value(at: max(0, min(1, (now - replaced.start) / Self.replacement)))
  }

  func isMoving(at now: TimeInterval) -> Bool {
    replaced != nil || running.contains { $0.timeline.isMoving(at: now) }
  }

  /// Removes effects that have ended.
  mutating func tidy(at now: TimeInterval) {
    if let start = replaced?.start, now - start > Self.replacement { replaced = nil }
    running.removeAll { ($0.isLeaving || !$0.effect.isState) && !$0.timeline.isMoving(at: now) }
  }
}
