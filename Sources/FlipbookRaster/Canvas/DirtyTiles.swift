/// The tiles of a canvas that have to be painted again.
struct DirtyTiles {
  static let tileWidth = 64
  static let tileHeight = 32

  private let bounds: PixelRect
  private let columns: Int
  private let rows: Int
  private var tiles: [Bool]
  private(set) var count = 0

  init(bounds: PixelRect) {
    self.bounds = bounds
    columns = (bounds.width + Self.tileWidth - 1) / Self.tileWidth
    rows = (bounds.height + Self.tileHeight - 1) / Self.tileHeight
    tiles = [Bool](repeating: false, count: columns * rows)
  }

  var isFull: Bool { count == tiles.count }

  /// Marks all tiles that a rectangle touches.
  mutating func insert(_ rect: PixelRect) {
    let part = rect.intersection(bounds)
    if part.isEmpty || isFull { return }
    for row in part.minY / Self.tileHeight...(part.maxY - 1) / Self.tileHeight {
      for column in part.minX / Self.tileWidth...(part.maxX - 1) / Self.tileWidth
      where !tiles[row * columns + column] {
        tiles[row * columns + column] = true
        count += 1
      }
    }
  }

  /// The marked tiles as rectangles that don't overlap: runs of a row, joined downwards where they are alike.
  var rects: [PixelRect] {
    if isFull { return [bounds] }
    var result: [PixelRect] = []
    // Rectangles that end with the row before.
    var open: [Int] = []
    for row in 0..<rows {
      var next: [Int] = []
      let minY = row * Self.tileHeight
      let maxY = min(bounds.maxY, minY + Self.tileHeight)
      var column = 0
      while column < columns {
        guard tiles[row * columns + column] else {
          column += 1
          continue
        }
        let first = column
        while column < columns && tiles[row * columns + column] { column += 1 }
        let minX = first * Self.tileWidth
        let maxX = min(bounds.maxX, column * Self.tileWidth)
        if let above = open.first(where: { result[$0].minX == minX && result[$0].maxX == maxX }) {
          result[above].maxY = maxY
          next.append(above)
        } else {
          next.append(result.count)
          result.append(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY))
        }
      }
      open = next
    }
    return result
  }
}
