import FlipbookMotion
import Foundation

/// An animation that has been added to a layer.
package final class RunningAnimation {
  package let key: String
  package let animation: CAAnimation
  /// Whether the key is one the scene gave.
  let isNamed: Bool
  /// Known from the commit on.
  private(set) var clock: MediaClock?
  private(set) var tracks: [LayerTrack] = []
  private(set) var transition: RunningTransition?
  private var counters: [CompletionCounter]
  private var startToken: EventToken?
  private var endToken: EventToken?
  private var hasReportedStart = false
  private(set) var isOver = false
  /// Whether it has ended and its layer is to let go of it.
  var isForgotten = false
  /// The layer; nil when that has gone. Not a weak reference, which would make every use of the layer slower.
  unowned(unsafe) var layer: CALayer?

  init(_ animation: CAAnimation, key: String, isNamed: Bool) {
    self.animation = animation
    self.key = key
    self.isNamed = isNamed
    counters = TransactionStack.count()
  }

  package var hasStarted: Bool { clock != nil }

  /// Fixes the time it begins and works out its timeline.
  func start(_ layer: CALayer) {
    guard clock == nil else { return }
    self.layer = layer
    let now = LayerTime.local(layer, LayerClock.now)
    var timing = animation.media
    if timing.beginTime == 0 {
      timing.beginTime = now
      animation.media.beginTime = now
    }
    let clock = MediaClock(timing)
    self.clock = clock
    if let transition = animation as? CATransition {
      self.transition = RunningTransition(transition, clock: clock, layer: layer)
    } else {
      tracks = TrackMaker(layer: layer).tracks(animation, clock: clock, levels: [])
    }
    schedule(layer)
  }

  /// The seconds of film time at which it ends; infinity when it doesn't, nil when the layer's time stands still.
  func endTime(_ layer: CALayer) -> TimeInterval? {
    guard let clock else { return nil }
    return clock.endTime == .infinity ? .infinity : LayerTime.film(layer, clock.endTime)
  }

  /// Posts its begin and end; again when times have changed.
  func schedule(_ layer: CALayer) {
    guard let clock, !isOver else { return }
    endToken?.cancel()
    endToken = nil
    if !hasReportedStart, let delegate = animation.delegate {
      startToken?.cancel()
      if let begin = LayerTime.film(layer, clock.beginTime) {
        startToken = LayerEvents.post(at: begin) { [self] in
          guard !hasReportedStart, !isOver else { return }
          hasReportedStart = true
          delegate.animationDidStart(animation)
        }
      }
    }
    guard let end = endTime(layer) else { return }
    endToken = LayerEvents.post(at: end) { [self] in
      guard let layer = self.layer, !isOver else { return }
      // Times may have changed without a commit since.
      guard let due = endTime(layer), due <= LayerClock.now + LayerClock.tolerance else { return }
      finish(layer)
    }
  }

  private func finish(_ layer: CALayer) {
    isOver = true
    if animation.isRemovedOnCompletion {
      layer.forget(self)
      self.layer = nil
    }
    animation.delegate?.animationDidStop(animation, finished: true)
    reportEnd()
  }

  /// Ends it before its time.
  func cancel() {
    layer = nil
    startToken?.cancel()
    endToken?.cancel()
    guard !isOver else { return }
    isOver = true
    let (animation, wasStarted) = (animation, hasStarted)
    if let delegate = animation.delegate, wasStarted {
      LayerEvents.post { delegate.animationDidStop(animation, finished: false) }
    }
    reportEnd()
  }

  private func reportEnd() {
    let counters = self.counters
    self.counters = []
    counters.forEach { $0.ended() }
  }
}
