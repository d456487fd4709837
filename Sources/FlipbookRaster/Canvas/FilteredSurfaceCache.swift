import FlipbookPicture

/// Pictures that filters took long to make, kept for as long as frames show them unchanged.
final class FilteredSurfaceCache {
  private struct Entry {
    let surface: Surface
    /// The number of the paint it was used in last.
    var lastUse: Int
    /// Counts what was kept.
    let order: Int
  }

  /// In words, of all that is kept.
  private static let mostWords = 8 << 20
  /// Paints after which what was not used goes.
  private static let patience = 30
  private static let mostSeen = 512

  private var entries: [ContentHash: Entry] = [:]
  private var words = 0
  /// When a picture was asked for that is not kept.
  private var seen: [ContentHash: Int] = [:]
  private var paint = 0
  private var kept = 0
  /// Where the memory of what goes is used again.
  private let pool: SurfacePool

  init(_ pool: SurfacePool) { self.pool = pool }

  /// Called before each paint of a canvas.
  func beginPaint() {
    paint += 1
    // Any order: each entry is removed by itself.
    for (key, entry) in entries where entry.lastUse < paint - Self.patience { remove(key) }
    if seen.count > Self.mostSeen { seen = seen.filter { $0.value >= paint - Self.patience } }
    if seen.count > Self.mostSeen { seen.removeAll() }
  }

  func surface(_ key: ContentHash) -> Surface? {
    entries[key]?.lastUse = paint
    return entries[key]?.surface
  }

  /// Whether a picture is going to be asked for again: in the next parts of this paint, or as it was in the last.
  func isWorthKeeping(_ key: ContentHash, words count: Int, isPaintedInParts: Bool) -> Bool {
    let wasSeen = seen[key].map { $0 < paint } ?? false
    if seen[key] == nil { seen[key] = paint }
    return (wasSeen || isPaintedInParts) && count > 0 && count <= Self.mostWords / 2
  }

  /// Keeps a surface that nobody changes from now on; those not used for longest make room.
  func keep(_ surface: Surface, _ key: ContentHash) {
    let count = surface.capacity
    while words + count > Self.mostWords,
      // Any order: no two entries have the same number.
      let oldest = entries.min(by: { ($0.value.lastUse, $0.value.order) < ($1.value.lastUse, $1.value.order) }
      )
    {
      remove(oldest.key)
    }
    kept += 1
    entries[key] = Entry(surface: surface, lastUse: paint, order: kept)
    words += count
    seen[key] = nil
  }

  private func remove(_ key: ContentHash) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    words -= entry.surface.capacity
    pool.give(entry.surface)
  }
}

extension FilterStage {
  /// Whether it costs more than one operation for each pixel.
  var isCostly: Bool {
    switch kind {
    case .blur(let radius, _): radius > 0
    case .shadow: true
    default: false
    }
  }
}
