import FlipbookDrawing
import FlipbookRaster

/// How long each item of a display list takes to paint by itself.
///
/// An item inside a layer counts with its layer.
@MainActor
enum ItemCosts {
  /// How many items are listed.
  private static let mostListed = 40
  /// How many items are measured, from the front.
  private static let mostMeasured = 1_000
  /// How long a round goes on, in seconds; what is left then is not listed.
  private static let longest = 0.75
  /// The shortest time of all rounds counts: other programs make single times longer.
  private static let rounds = 2

  /// The items that take longest, the longest first.
  ///
  /// - Parameter makeCanvas: Makes a fresh canvas: one that painted an item before may have kept its picture.
  static func measure(_ list: DisplayList, makeCanvas: () throws -> RasterCanvas) throws -> [StageItem] {
    var costs: [Int: Double] = [:]
    for _ in 0..<rounds {
      for (place, cost) in measureOnce(list, on: try makeCanvas()) {
        costs[place] = min(cost, costs[place] ?? .infinity)
      }
    }
    let sorted = costs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(mostListed).map { place, cost in
      var item = StageItem(list.items[place])
      item.milliseconds = cost
      return item
    }
  }

  private static func measureOnce(_ list: DisplayList, on canvas: RasterCanvas) -> [(Int, Double)] {
    let clock = Swift.ContinuousClock()
    let start = clock.now
    let empty = DisplayList(size: list.size, background: list.background, items: [])
    // Glyphs and memory are there in a film as well.
    canvas.paint(list)
    var costs: [(Int, Double)] = []
    for (place, item) in list.items.enumerated().reversed().prefix(mostMeasured) {
      let alone = DisplayList(size: list.size, background: list.background, items: [item])
      canvas.paint(empty)
      let begin = clock.now
      canvas.paint(alone)
      costs.append((place, (clock.now - begin) / .milliseconds(1)))
      if (clock.now - start) / .seconds(1) > longest { break }
    }
    return costs
  }
}
