import FlipbookPicture
import Foundation

/// Colours of circles between two of any centres and radii. Where they end, edges are smoothed.
final class CircleGradientSource: SpanSource {
  private static let fineness = 4

  private let table: ColorTable
  private let circles: CirclePair
  private let inverse: CGAffineTransform

  /// - Parameter inverse: From pixels to the space of the circles.
  init(table: ColorTable, circles: GradientPaint.Circles, inverse: CGAffineTransform) {
    self.table = table
    self.circles = CirclePair(circles)
    self.inverse = inverse
    super.init(isOpaque: table.isOpaque && self.circles.coversPlane)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if circles.coversPlane {
      for index in 0..<count {
        target[index] = color(location(Double(x + index) + 0.5, Double(y) + 0.5))
      }
      return
    }
    var upper = corner(Double(x), Double(y))
    var lower = corner(Double(x), Double(y) + 1)
    for index in 0..<count {
      let column = Double(x + index)
      let nextUpper = corner(column + 1, Double(y))
      let nextLower = corner(column + 1, Double(y) + 1)
      target[index] =
        isEven(upper, lower, nextUpper, nextLower)
        ? color(location(column + 0.5, Double(y) + 0.5)) : mixed(column, Double(y))
      (upper, lower) = (nextUpper, nextLower)
    }
  }

  private struct Corner {
    let location: Double?
    let side: Int
  }

  private func corner(_ x: Double, _ y: Double) -> Corner {
    let place = place(x, y)
    return Corner(location: circles.location(place), side: circles.side(place))
  }

  /// Whether a pixel with these corners lies on one side of every edge.
  private func isEven(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) -> Bool {
    guard a.side == b.side, a.side == c.side, a.side == d.side else { return false }
    guard let a = a.location, let b = b.location, let c = c.location, let d = d.location else { return true }
    func shown(_ location: Double) -> Double { max(0, min(1, location)) }
    let low = min(min(shown(a), shown(b)), min(shown(c), shown(d)))
    let high = max(max(shown(a), shown(b)), max(shown(c), shown(d)))
    return high - low < 0.1
  }

  private func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(
      Double(inverse.a) * x + Double(inverse.c) * y + Double(inverse.tx),
      Double(inverse.b) * x + Double(inverse.d) * y + Double(inverse.ty))
  }

  private func location(_ x: Double, _ y: Double) -> Double? { circles.location(place(x, y)) }

  private func color(_ location: Double?) -> UInt32 {
    guard let location else { return 0 }
    return table.entries[max(0, min(table.count - 1, Int(max(-1, min(2, location)) * Double(table.count))))]
  }

  /// The mean of 4 × 4 samples in a pixel, premultiplied; 8 is a half of 16.
  private func mixed(_ x: Double, _ y: Double) -> UInt32 {
    var sums = SIMD4<UInt32>()
    for row in 0..<Self.fineness {
      for column in 0..<Self.fineness {
        let pixel = color(
          location(
            x + (Double(column) + 0.5) / Double(Self.fineness),
            y + (Double(row) + 0.5) / Double(Self.fineness)))
        sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let bytes = (sums &+ 8) &>> 4
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
