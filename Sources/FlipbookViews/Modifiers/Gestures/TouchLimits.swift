import FlipbookDrawing
import Foundation

/// How far and how long touches may go and count as one gesture.
package enum TouchLimits {
  /// How far a finger may move within a tap, in points.
  static let tapMovement: CGFloat = 10
  /// How far from the first a further tap may be, in points.
  static let tapSpread: CGFloat = 45
  /// Within which the next of several taps begins, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// How long a finger rests for a press to be a long one, in seconds.
  package static let longPress: TimeInterval = 0.5
  /// How long a finger rests before what has a context menu answers, in seconds.
  package static let lift: TimeInterval = 0.1
  /// How far a finger may leave a pressed button, in points.
  static let buttonMargin: CGFloat = 70
}
