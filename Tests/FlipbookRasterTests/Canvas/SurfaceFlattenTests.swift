import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct SurfaceFlattenTests {
  /// Two surfaces, of which the upper covers the right half.
  private let surfaces = {
    let lower = Surface(bounds: PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 4))
    lower.fill(lower.bounds, 0xff00_00ff)
    let upper = Surface(bounds: PixelRect(minX: 4, minY: 0, maxX: 8, maxY: 4))
    upper.fill(upper.bounds, 0xffff_0000)
    return [lower, upper]
  }()

  @Test("the edge of what is seen goes on, also where a target lies beyond it")
  func edges() {
    let seen = PixelRect(minX: 2, minY: 1, maxX: 6, maxY: 3)
    for (minX, colors) in [
      (-9, [0xff00_00ff, 0xff00_00ff, 0xff00_00ff]), (0, [0xff00_00ff, 0xff00_00ff, 0xff00_00ff]),
      (3, [0xff00_00ff, 0xffff_0000, 0xffff_0000]), (5, [0xffff_0000, 0xffff_0000, 0xffff_0000]),
      (20, [0xffff_0000, 0xffff_0000, 0xffff_0000]),
    ] as [(Int, [UInt32])] {
      let target = Surface(bounds: PixelRect(minX: minX, minY: -5, maxX: minX + 3, maxY: 9))
      target.flatten(surfaces, seen: seen)
      for y in -5..<9 {
        #expect((0..<3).map { target.pointer(minX + $0, y).pointee } == colors, "\(minX) \(y)")
      }
    }
  }
}
