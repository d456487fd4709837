import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How long what a script leaves open takes.
package enum ScriptTiming {
  /// From when a finger comes down to when it is lifted in a tap, in seconds.
  package static let tapDuration = 0.1
  /// From one tap to the next of several, in seconds.
  package static let tapSpacing = 0.15
  /// From one place of a moving finger to the next, in seconds.
  package static let sampling = 1.0 / 60
}
