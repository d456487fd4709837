import FlipbookLayers
import Foundation

/// An animation of a scene file, to be added to layers.
struct SceneAnimation {
  /// Layers take copies of it.
  var animation: CAAnimation
  var key: String?
  /// Seconds after it was added; nil to begin at once, or at its own begin time.
  var delay: Double?

  func add(to layer: CALayer) { layer.add(timed(on: layer), forKey: key) }

  /// A copy that begins after the delay, counted from now in the layer's time.
  func timed(on layer: CALayer) -> CAAnimation {
    let copy = animation.makeCopy()
    if let delay, delay > 0 {
      copy.beginTime = layer.convertTime(LayerClock.now, from: nil) + delay
    }
    return copy
  }
}
