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
  /// Where the layer's time begins, in seconds of its superlayer's.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }

  /// The length of the layer's time; 0, as initially, and infinity are no limit.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming { $0.duration = newValue } }
  }

  /// Seconds of the layer's time for each of its superlayer's. 0 stops it.
  public final var speed: Float {
    get { Float(timing.speed) }
    set { setTiming { $0.speed = MediaNumbers.exact(newValue) } }
  }

  /// Added to the layer's time.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }

  public final var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming { $0.repeatCount = MediaNumbers.exact(newValue) } }
  }

  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }

  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }

  private func setTiming(_ body: (inout MediaTiming) -> Void) {
    var copy = timing
    body(&copy)
    guard copy != timing else { return }
    beginQuietly()
    timing = copy
    changed()
    if !isPresentationCopy { CATransaction.retimed(self) }
  }
}
