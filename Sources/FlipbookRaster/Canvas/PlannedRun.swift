import FlipbookPicture

/// Properties of a run of items on a canvas, known before any is painted.
final class PlannedRun {
  /// A digest of the items.
  let contentHash: ContentHash
  let hashes: [ContentHash]
  /// The pixels each item can change.
  let bounds: [PixelRect]
  /// All of ``bounds``.
  let union: PixelRect
  /// Opaque rectangles, by their items' indices, and the pixels under them that can't be seen.
  let covers: [(index: Int, pixels: PixelRect)]
  /// Whether items read their backdrop.
  let looksBehind: Bool
  /// The plain texts that were painted.
  var texts = PlannedTexts()

  /// - Parameter canvas: The pixels of the canvas.
  init(_ run: ItemRun, _ painter: Painter, in canvas: PixelRect) {
    contentHash = run.contentHash
    var hashes: [ContentHash] = []
    var bounds: [PixelRect] = []
    hashes.reserveCapacity(run.items.count)
    bounds.reserveCapacity(run.items.count)
    var covers: [(index: Int, pixels: PixelRect)] = []
    var union = PixelRect.empty
    var looksBehind = false
    // Items are large values: they are read in place.
    run.items.withUnsafeBufferPointer { items in
      for index in 0..<items.count {
        let own = painter.deviceBounds(items[index].bounds).intersection(canvas)
        hashes.append(items[index].contentHash)
        bounds.append(own)
        if !own.isEmpty { union = union.union(own) }
        if items[index].payload?.backdropReach != nil { looksBehind = true }
        // Small ones would hide too little to be worth a check at each strip.
        if own.area > 4_096, let hidden = items[index].hiddenPixels(painter.scale) {
          covers.append((index, hidden))
        }
      }
    }
    self.hashes = hashes
    self.bounds = bounds
    self.union = union
    self.covers = covers
    self.looksBehind = looksBehind
  }
}
