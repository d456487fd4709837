import FlipbookMotion
import FlipbookTime
import Foundation

/// Layers' access to the film's time, and the count of what changes.
///
/// Scenes run on one thread; layers, which may be subclassed without an actor, rely on it.
package enum LayerClock {
  /// The film time now, in seconds.
  package static var now: TimeInterval { FilmClock.now }

  /// Seconds by which an event may be late to count as being at a time: what rounding makes of sums.
  package static let tolerance = 1e-9

  private final class State {
    var epoch: UInt64 = 1
  }

  // A layer may outlive its scene in a variable of the program, and compares with the count of the next.
  private static let slot = ContextSlot(.program) { State() }

  /// Counts recordings: a layer that has not changed since one need not be recorded again. No picture shows it.
  package static var epoch: UInt64 {
    get { SceneContext.current[slot].epoch }
    set { SceneContext.current[slot].epoch = newValue }
  }
}
