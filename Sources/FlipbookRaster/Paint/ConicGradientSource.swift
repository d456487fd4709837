import FlipbookPicture
import Foundation

/// Colours around a centre, by angle.
///
/// Where two colours meet hard (the end of the turn, a doubled stop, halfway through the angles that the gradient
/// leaves out) the edge is antialiased over the width of a pixel.
final class ConicGradientSource: SpanSource {
  /// Colours of one whole turn from angle 0.
  private let turn: UnsafeMutablePointer<UInt32>
  private static let count = 4_096
  /// Angles, as parts of a turn, at which colours jump by more than a step, at most ``mostJumps`` of them.
  private let jumps: [Float]
  private static let mostJumps = 16
  private let inverse: CGAffineTransform
  private let center: CGPoint
  /// Pixels for each unit of the gradient's space.
  private let pixelScale: Float

  init(
    table: ColorTable, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat,
    extend: GradientPaint.Extend, inverse: CGAffineTransform
  ) {
    self.inverse = inverse
    self.center = center
    pixelScale = Float(1 / max(1e-12, abs(Double(inverse.determinant)).squareRoot()))
    turn = .allocate(capacity: Self.count)
    var start = startAngle.isFinite ? Double(startAngle) : 0
    let end = endAngle.isFinite ? Double(endAngle) : start + 2 * .pi
    // Of more than one turn, the last is seen.
    let sign: Double = end < start ? -1 : 1
    let whole = abs(end - start)
    let shown = min(whole, 2 * .pi)
    let firstLocation = whole > 0 ? 1 - shown / whole : 0
    start = end - sign * shown
    /// - Parameter part: Of a turn.
    func color(at part: Double) -> UInt32 {
      var along = (part * 2 * .pi - start) * sign
      along = along.truncatingRemainder(dividingBy: 2 * .pi)
      if along < 0 { along += 2 * .pi }
      var location = 1.0
      if whole == 0 {
        location = along < .pi ? 1 : 0
      } else if along <= shown {
        location = firstLocation + along / shown * (1 - firstLocation)
      } else if extend == .pad {
        // Angles left out go to the nearer end.
        location = along - shown < (2 * .pi - shown) / 2 ? 1 : 0
      } else {
        location = along / shown
      }
      return table.entries[
        extend.entry(Int((location * Double(table.count)).rounded(.down)), count: table.count)]
    }
    for index in 0..<Self.count { turn[index] = color(at: (Double(index) + 0.5) / Double(Self.count)) }
    var found: [Float] = []
    for index in 0..<Self.count {
      let before = turn[(index + Self.count - 1) % Self.count]
      guard Self.distance(before, turn[index]) > 24, found.count < Self.mostJumps else { continue }
      // Where it is between the middles of both entries, far finer than they are.
      var low = (Double(index) - 0.5) / Double(Self.count)
      var high = low + 1 / Double(Self.count)
      for _ in 0..<16 {
        let middle = (low + high) / 2
        let color = color(at: middle)
        if Self.distance(color, before) <= Self.distance(color, turn[index]) {
          low = middle
        } else {
          high = middle
        }
      }
      let place = Float((low + high) / 2)
      found.append(place < 0 ? place + 1 : place)
    }
    jumps = found
    super.init(isOpaque: table.isOpaque)
  }

  deinit { turn.deallocate() }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  /// The angle of (u, v) as a part of a turn, 0..<1, within 10⁻⁷: an odd polynomial for the arc tangent on one octant.
  ///
  /// The polynomial of degree 15 has the form of Hastings' (Approximations for Digital Computers, 1955), its
  /// coefficients divided by 2π. The other octants follow from symmetry.
  @inline(__always)
  static func part(_ u: Float, _ v: Float) -> Float {
    let (x, y) = (abs(u), abs(v))
    let high = max(x, y)
    guard high > 0 && high < .infinity else { return 0 }
    let ratio = min(x, y) / high
    let square = ratio * ratio
    var series: Float = -0.000_645_242
    series = series * square + 0.003_479_363
    series = series * square + (-0.008_898_365)
    series = series * square + 0.015_345_751
    series = series * square + (-0.022_136_149)
    series = series * square + 0.031_745_917
    series = series * square + (-0.053_046_118)
    series = series * square + 0.159_154_837
    var angle = min(0.125, series * ratio)
    if y > x { angle = 0.25 - angle }
    if u < 0 { angle = 0.5 - angle }
    if v < 0 { angle = 1 - angle }
    return angle >= 1 ? 0 : angle
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    for index in 0..<count {
      let centerX = Double(x + index) + 0.5
      let centerY = Double(y) + 0.5
      let u = Double(inverse.a) * centerX + Double(inverse.c) * centerY + Double(inverse.tx)
      let v = Double(inverse.b) * centerX + Double(inverse.d) * centerY + Double(inverse.ty)
      target[index] = color(u, v, pixelScale: pixelScale)
    }
  }

  /// The colour at a place in the gradient's space.
  ///
  /// - Parameter pixelScale: Pixels for each unit of that space.
  @inline(__always)
  func color(_ placeU: Double, _ placeV: Double, pixelScale: Float) -> UInt32 {
    let count32 = Float(Self.count)
    let u = Float(placeU - Double(center.x))
    let v = Float(placeV - Double(center.y))
    let angle = Self.part(u, v)
    let pixel = turn[min(Self.count - 1, Int(angle * count32))]
    if jumps.isEmpty { return pixel }
    // A pixel spans this much of a turn.
    let radius = (u * u + v * v).squareRoot() * pixelScale
    let width = 1 / (2 * Float.pi * max(radius, 0.5))
    for jump in jumps {
      var away = angle - jump
      if away > 0.5 { away -= 1 } else if away < -0.5 { away += 1 }
      // The entries on both sides of a jump are each of one side; nearer than that they don't say which.
      if abs(away) < max(width / 2, 1 / count32) {
        let place = Int((jump * count32).rounded()) % Self.count
        let after = turn[place]
        let before = turn[(place + Self.count - 1) % Self.count]
        let part = UInt32(max(0, min(1, away / width + 0.5)) * 255 + 0.5)
        return PixelWord.scaled(after, by: part) &+ PixelWord.scaled(before, by: 255 - part)
      }
    }
    return pixel
  }
}
