import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A block of keyframes: changes that each have a part of the timeline.
final class KeyframeBlock: ViewAnimation {
  private struct Part {
    var start: Double
    var duration: Double
    var value: Any
  }

  private struct Track {
    var layer: CALayer
    var key: String
    var first: Any
    var parts: [Part]
  }

  @MainActor
  private final class State {
    var open: KeyframeBlock?

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// The block to which keyframes are being added.
  static var open: KeyframeBlock? {
    get { SceneContext.current[slot].open }
    set { SceneContext.current[slot].open = newValue }
  }

  private var tracks: [Track] = []
  private var start = 0.0
  private var length = 1.0

  /// Makes changes that are animated in a part of the timeline.
  ///
  /// - Parameters:
  ///   - start: As a share of the timeline, 0…1.
  ///   - duration: As a share of the timeline, 0…1.
  func add(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = (self.start, length)
    (self.start, length) = (min(max(start, 0), 1), min(max(duration, 0), 1))
    ViewAnimation.run(self, changes)
    (self.start, length) = outer
  }

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    guard let old, let new else { return }
    let part = Part(start: start, duration: length, value: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].parts.append(part)
    } else {
      tracks.append(Track(layer: layer, key: key, first: old, parts: [part]))
    }
  }

  /// Starts the animations of all changes.
  func start(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    var waiting = tracks.count
    var isFinished = true
    guard waiting > 0, duration > 0 else {
      if let completion { FilmClock.post(after: 0) { completion(true) } }
      return
    }
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.key)
      var (values, times) = ([track.first], [0.0])
      for part in track.parts.sorted(by: { $0.start < $1.start }) {
        if part.start > times[times.count - 1] {
          values.append(values[values.count - 1])
          times.append(part.start)
        }
        values.append(part.value)
        times.append(min(max(part.start + part.duration, times[times.count - 1]), 1))
      }
      if times[times.count - 1] < 1 {
        values.append(values[values.count - 1])
        times.append(1)
      }
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.timingFunction = options.options.curve.timingFunction
      animation.calculationMode =
        switch options.calculationMode {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
      if animation.calculationMode == .discrete { animation.keyTimes?.append(1) }
      animation.duration = duration
      if delay > 0 {
        animation.beginTime = track.layer.convertTime(FilmClock.now, from: nil) + delay
        animation.fillMode = .backwards
      }
      if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
      if options.contains(.autoreverse) { animation.autoreverses = true }
      animation.delegate = AnimationEnd { finished in
        waiting -= 1
        if !finished { isFinished = false }
        if waiting == 0 { completion?(isFinished) }
      }
      track.layer.add(animation, forKey: track.key)
    }
  }
}
