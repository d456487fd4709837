import FlipbookMotion
import Foundation

/// Layers' access to the film's time, and the count of what changes.
///
/// Scenes run on one thread; layers, which may be subclassed without an actor, rely on it.
package enum LayerClock {
  /// The film time now, in seconds.
  package static var now: TimeInterval { FilmClock.now }

  /// Seconds by which an event may be late to count as being at a time: what rounding makes of sums.
  package static let tolerance = 1e-9

  /// Counts recordings: a layer that has not changed since one need not be recorded again.
  package nonisolated(unsafe) static var epoch: UInt64 = 1
}
