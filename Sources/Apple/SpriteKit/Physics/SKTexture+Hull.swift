import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

extension SKTexture {
  /// The smallest convex outline around the picture's ink, as parts of the picture from the bottom left; empty for none.
  ///
  /// - Parameter threshold: The least opacity of ink, 0…1.
  func hull(above threshold: Float) -> [SIMD2<Double>] {
    guard let (bitmap, source) = picture, source.width >= 1, source.height >= 1 else { return [] }
    let least = UInt32(max(1, min(255, threshold * 255)))
    let (left, right) = (Int(source.minX), min(bitmap.width, Int(source.maxX)))
    let (top, bottom) = (Int(source.minY), min(bitmap.height, Int(source.maxY)))
    let pixels = bitmap.pixels
    var points: [SIMD2<Double>] = []
    for y in top..<max(top, bottom) {
      let row = y * bitmap.width
      guard let first = (left..<right).first(where: { pixels[row + $0] >> 24 >= least }),
        let last = (left..<right).last(where: { pixels[row + $0] >> 24 >= least })
      else { continue }
      for edge in [y, y + 1] {
        let height = 1 - (Double(edge) - Double(source.minY)) / Double(source.height)
        points.append(SIMD2((Double(first) - Double(source.minX)) / Double(source.width), height))
        points.append(SIMD2((Double(last + 1) - Double(source.minX)) / Double(source.width), height))
      }
    }
    return ConvexShape.hull(points)
  }
}
