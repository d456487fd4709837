/// Memory for layers, reused from one to the next.
package final class SurfacePool {
  /// Free memory that is kept, in words.
  private static let keptWords = 16 << 20

  private var free: [Surface] = []
  private var freeWords = 0

  package init() {}

  /// A transparent surface.
  ///
  /// - Parameter isCleared: False for one whose pixels are all going to be written and may be anything until then.
  package func take(_ bounds: PixelRect, isCleared: Bool = true) -> Surface {
    let area = bounds.area
    // The smallest that fits, unless it is far too large.
    var best: Int?
    for index in free.indices where free[index].capacity >= area && free[index].capacity <= area * 4 + 65_536
    {
      if let current = best, free[current].capacity <= free[index].capacity { continue }
      best = index
    }
    guard let best else { return Surface(bounds: bounds) }
    let old = free.remove(at: best)
    freeWords -= old.capacity
    old.reuse(bounds, isCleared: isCleared)
    return old
  }

  /// Gives a surface back that nothing refers to any more.
  package func give(_ surface: Surface) {
    guard freeWords + surface.capacity <= Self.keptWords else { return }
    freeWords += surface.capacity
    free.append(surface)
  }
}
