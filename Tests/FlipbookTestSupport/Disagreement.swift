import FlipbookDrawing

/// How two pictures of one list differ, apart inside and on edges: a pixel lies on an edge where either picture changes from
/// it to a neighbour by more than 10/255 in any channel.
package struct Disagreement: Sendable {
  /// In 255ths of a channel, where neither picture has an edge.
  package var inside = 0
  /// In 255ths of a channel.
  package var edges = 0
  /// Pixels that differ by more than what smooth edges may.
  package var strays = 0

  package static let largestInside = 2
  package static let largestEdge = 24

  package init() {}

  package init(_ first: Bitmap, _ second: Bitmap) {
    let (a, b) = (first.pixels, second.pixels)
    let (width, height) = (first.width, first.height)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let difference = Self.distance(a[index], b[index])
        if difference <= Self.largestInside { continue }
        let isEdge = Self.isEdge(a, x, y, width, height) || Self.isEdge(b, x, y, width, height)
        if isEdge { edges = max(edges, difference) } else { inside = max(inside, difference) }
        if difference > (isEdge ? Self.largestEdge : Self.largestInside) { strays += 1 }
      }
    }
  }

  package mutating func add(_ other: Disagreement) {
    inside = max(inside, other.inside)
    edges = max(edges, other.edges)
    strays += other.strays
  }

  private static func isEdge(_ pixels: [UInt32], _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    let own = pixels[y * width + x]
    for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (1, -1), (-1, 1)] {
      let (px, py) = (x + dx, y + dy)
      guard px >= 0, py >= 0, px < width, py < height else { continue }
      if distance(own, pixels[py * width + px]) > 10 { return true }
    }
    return false
  }

  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var result = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result = max(result, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return result
  }
}
