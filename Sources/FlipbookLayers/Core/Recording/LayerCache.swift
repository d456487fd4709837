import FlipbookDrawing
import Foundation

/// The items that a layer with all that is in it was drawn as, for as long as it stays so.
package final class LayerCache {
  private let transform: CGAffineTransform
  private let opacity: Double
  private let clip: ClipChain?
  private let tint: SIMD4<Float>?
  private let reach: CGRect
  private let isFlipped: Bool
  private let isMirrored: Bool
  /// How the layer's time goes on from the film's: copies of replicators are at times of their own.
  private let speed: Double
  private let offset: TimeInterval
  private let epoch: UInt64
  /// From when to when it holds, in film time.
  private let from: TimeInterval
  private let until: TimeInterval
  /// Nil in a first recording: what is drawn once only is not kept.
  private let run: ItemRun?

  /// - Parameter start: The number of items that the canvas's recorder had before.
  init(
    _ canvas: LayerCanvas, from: TimeInterval, until: TimeInterval, items start: Int, last: LayerCache?
  ) {
    transform = canvas.transform
    opacity = canvas.opacity
    clip = canvas.clip
    tint = canvas.tint
    reach = canvas.recorder.reach
    isFlipped = canvas.isFlipped
    isMirrored = canvas.isMirrored
    speed = canvas.speed
    offset = canvas.time - canvas.speed * from
    epoch = LayerClock.epoch
    self.from = from
    self.until = until
    let isSeenAgain = last.map { $0.fits(canvas, at: from) } ?? false
    run = isSeenAgain ? canvas.recorder.run(from: start) : nil
  }

  /// Whether the items are kept.
  var isKept: Bool { run != nil }

  private func fits(_ canvas: LayerCanvas, at time: TimeInterval) -> Bool {
    // Sums of times differ in their last digits.
    guard speed == canvas.speed, abs(canvas.time - speed * time - offset) < 1e-6 else { return false }
    return transform == canvas.transform && opacity == canvas.opacity && clip == canvas.clip
      && tint == canvas.tint
      && reach == canvas.recorder.reach && isFlipped == canvas.isFlipped && isMirrored == canvas.isMirrored
      && canvas.blendMode == .normal
  }

  /// The items at a film time, and until when they hold; nil when they don't.
  func items(
    _ canvas: LayerCanvas, at time: TimeInterval, changed: UInt64
  ) -> (run: ItemRun, until: TimeInterval)? {
    guard let run, changed <= epoch, time >= from, time < until, fits(canvas, at: time) else { return nil }
    return (run, until)
  }
}
