import Foundation

/// A recognizer of another framework that gets the touches of a view.
@MainActor
package protocol TouchFollower: AnyObject {
  /// How far the recognizer is; nil where it has not decided.
  var progress: _GestureRecognizerBase.Phase? { get }
  /// The kind of touch that it takes from others as soon as it recognizes it.
  var kindOfTouch: _GestureRecognizerBase.Claim { get }
  /// Whether other gestures may go on at the same time.
  var isTogether: Bool { get }
  /// The gesture, in words, for lists of what can be touched; nil for one without a word.
  var word: String? { get }

  /// Takes a touch. Runs no action of the scene.
  func follow(_ event: TouchEvent, _ context: _GestureContext)
  /// Runs the action of the latest touch.
  func deliver()
}
