/// Gathers differing pixels into boxes: what lies within a few pixels of each other is one change.
enum DifferenceBoxes {
  /// The side of the cells that are joined, in pixels.
  private static let cell = 16

  private struct Cell {
    var count = 0
    var minX = Int.max
    var minY = Int.max
    var maxX = Int.min
    var maxY = Int.min

    mutating func join(_ other: Cell) {
      count += other.count
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }
  }

  /// Counts marks and finds the boxes of what differs, the one with most differing pixels first.
  static func find(in mask: DifferenceMask) -> (different: Int, antialiased: Int, boxes: [PixelBox]) {
    let columns = (mask.width + cell - 1) / cell
    let rows = (mask.height + cell - 1) / cell
    var cells = [Cell](repeating: Cell(), count: columns * rows)
    var antialiased = 0
    let marks = mask.marks.span
    let words = marks.bytes
    let full = SIMD16<UInt8>(repeating: DifferenceMask.Mark.different)
    for y in 0..<mask.height {
      for column in 0..<columns {
        let start = column * cell
        let end = min(start + cell, mask.width)
        let row = y * mask.width
        if end == start + cell {
          let all = words.unsafeLoadUnaligned(fromByteOffset: row + start, as: SIMD16<UInt8>.self)
          if all == .zero { continue }
          if all == full {
            cells[y / cell * columns + column].join(
              Cell(count: cell, minX: start, minY: y, maxX: end - 1, maxY: y))
            continue
          }
        }
        var (count, first, last) = (0, Int.max, Int.min)
        for x in start..<end {
          let mark = marks[unchecked: row &+ x]
          antialiased &+= mark == DifferenceMask.Mark.antialiased ? 1 : 0
          guard mark == DifferenceMask.Mark.different else { continue }
          count &+= 1
          first = min(first, x)
          last = x
        }
        guard count > 0 else { continue }
        cells[y / cell * columns + column].join(Cell(count: count, minX: first, minY: y, maxX: last, maxY: y))
      }
    }
    let groups = join(&cells, columns: columns, rows: rows).sorted {
      ($1.count, $0.minY, $0.minX) < ($0.count, $1.minY, $1.minX)
    }
    let boxes = groups.prefix(PixelDifference.boxLimit).map {
      PixelBox(minX: $0.minX, minY: $0.minY, maxX: $0.maxX + 1, maxY: $0.maxY + 1)
    }
    return (groups.reduce(0) { $0 + $1.count }, antialiased, boxes)
  }

  /// Joins cells that touch and have something in them.
  private static func join(_ cells: inout [Cell], columns: Int, rows: Int) -> [Cell] {
    var groups: [Cell] = []
    for index in cells.indices where cells[index].count > 0 {
      var group = Cell()
      var pending = [index]
      while let next = pending.popLast() {
        guard cells[next].count > 0 else { continue }
        group.join(cells[next])
        cells[next].count = 0
        let (x, y) = (next % columns, next / columns)
        for nearY in max(0, y - 1)...min(rows - 1, y + 1) {
          for nearX in max(0, x - 1)...min(columns - 1, x + 1) {
            pending.append(nearY * columns + nearX)
          }
        }
      }
      groups.append(group)
    }
    return groups
  }
}
