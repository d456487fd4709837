import FlipbookMotion
import Foundation

/// The time of layers within the film's.
enum LayerTime {
  /// The time of a layer that has timing of its own, at a time of its superlayer.
  @inline(__always)
  static func local(_ timing: MediaTiming, _ parent: TimeInterval) -> TimeInterval {
    (parent - timing.beginTime) * timing.speed + timing.timeOffset
  }

  /// A layer's time at a film time.
  static func local(_ layer: CALayer, _ film: TimeInterval) -> TimeInterval {
    let outer = layer.parent.map { local($0, film) } ?? film
    return layer.hasTiming ? local(layer.timing, outer) : outer
  }

  /// The film time at a time of a layer; nil when its time stands still.
  static func film(_ layer: CALayer, _ time: TimeInterval) -> TimeInterval? {
    var time = time
    var next: CALayer? = layer
    while let current = next {
      if current.hasTiming {
        let timing = current.timing
        guard timing.speed != 0 else { return nil }
        time = (time - timing.timeOffset) / timing.speed + timing.beginTime
      }
      next = current.parent
    }
    return time
  }
}

extension CALayer {
  /// Changes the layer's timing, if the change makes a difference.
  final func setTiming(_ body: (inout MediaTiming) -> Void) {
    var copy = timing
    body(&copy)
    guard copy != timing else { return }
    beginQuietly()
    timing = copy
    changed()
    if !isPresentationCopy { CATransaction.retimed(self) }
  }
}
