import FlipbookDrawing
import Foundation

/// Recordings of a layer's many sublayers, block by block: a change in one leaves the others as they are, so that what a
/// picture costs follows what changes and not the number of layers.
package final class RecordedSublayers {
  /// Layers with fewer sublayers record them one by one.
  static let fewestLayers = 64
  private static let blockSize = 32

  private let layers: [CALayer]
  /// Nil for a block in which something moves.
  private var blocks: [LayerCache?]
  /// The epoch of the last check of the blocks.
  private var epoch: UInt64 = 0

  init(_ layers: [CALayer]) {
    self.layers = layers
    blocks = Array(repeating: nil, count: (layers.count + Self.blockSize - 1) / Self.blockSize)
  }

  /// Whether the recordings are those of layers in an order.
  func holds(_ other: [CALayer]) -> Bool {
    layers.count == other.count
      && layers.withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { other in
          // An array that nobody changed meanwhile has its elements where they were.
          own.baseAddress == other.baseAddress || zip(own, other).allSatisfy { $0 === $1 }
        }
      }
  }

  /// Records the layers.
  ///
  /// - Parameters:
  ///   - parent: Changed when one of them is.
  ///   - record: Records a range of the layers, and returns until when, in film time, it stays as it is.
  /// - Returns: Until when, in film time, all stay as they are.
  func record(
    in parent: CALayer, _ canvas: LayerCanvas, at now: TimeInterval, _ record: (Range<Int>) -> TimeInterval
  ) -> TimeInterval {
    var rests = TimeInterval.infinity
    let isChanged = parent.changedEpoch > epoch
    epoch = LayerClock.epoch
    for index in blocks.indices {
      let range = index * Self.blockSize..<min(layers.count, (index + 1) * Self.blockSize)
      let changed = isChanged ? layers[range].reduce(0) { max($0, $1.changedEpoch) } : 0
      if let kept = blocks[index]?.items(canvas, at: now, changed: changed) {
        canvas.recorder.append(kept.run)
        rests = min(rests, kept.until)
        continue
      }
      let start = canvas.recorder.itemCount
      let until = record(range)
      rests = min(rests, until)
      guard until > now else {
        blocks[index] = nil
        continue
      }
      let cache = LayerCache(canvas, from: now, until: until, items: start, last: blocks[index])
      blocks[index] = cache
      // One copy is enough.
      if cache.isKept { for layer in layers[range] { layer.cache = nil } }
    }
    return rests
  }
}
