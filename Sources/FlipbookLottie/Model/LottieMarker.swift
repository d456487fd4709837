/// A named time of an animation.
package struct LottieMarker: Sendable, Equatable {
  package var name: String
  /// In frames.
  package var time: Double
  /// In frames.
  package var duration: Double
}
