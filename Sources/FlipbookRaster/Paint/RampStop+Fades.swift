import FlipbookPicture
import Foundation

/// Fades to and from black. On a phone a gradient that is mixed in OKLab meets it halfway there, and is straight on both
/// sides, with components in a power of 2.2.
extension RampStop {
  /// Puts a stop in the middle of each fade of a ramp that is mixed in OKLab.
  static func halvingFades(_ stops: [RampStop], of ramp: GradientRamp) -> [RampStop] {
    guard ramp.interpolation == .perceptual else { return stops }
    var result: [RampStop] = []
    for index in stops.indices {
      var stop = stops[index]
      guard index + 1 < stops.count, isFade(ramp.stops[index].color, ramp.stops[index + 1].color) else {
        result.append(stop)
        continue
      }
      let next = stops[index + 1]
      stop.fades = true
      result.append(stop)
      result.append(
        RampStop(location: (stop.location + next.location) / 2, value: stop.mix(next, 0.5), fades: true))
    }
    return result
  }

  /// Whether two opaque colours differ and one is black.
  private static func isFade(_ a: RGBA, _ b: RGBA) -> Bool {
    func isBlack(_ color: RGBA) -> Bool { max(color.red, color.green, color.blue) <= 0 }
    return a.opacity >= 1 && b.opacity >= 1 && isBlack(a) != isBlack(b)
  }

  /// The straight colour a part of the way to another stop; both are mixed in OKLab and equally opaque.
  func fade(to other: RampStop, _ part: Double) -> SIMD4<Float> {
    let (from, to) = (Self.color(value, .perceptual), Self.color(other.value, .perceptual))
    func mix(_ a: Float, _ b: Float) -> Float {
      let (a, b) = (Self.code(a), Self.code(b))
      let code = a + (b - a) * part
      return TransferFunction.encoded(Float(code * code * Self.root(code, 5)))
    }
    return SIMD4(mix(from.x, to.x), mix(from.y, to.y), mix(from.z, to.z), from.w)
  }

  /// A component of sRGB in a power of 2.2, whose root is that of 11 of the fifth power.
  private static func code(_ component: Float) -> Double {
    let light = Double(TransferFunction.linear(max(0, min(1, component))))
    let square = light * light
    return root(square * square * light, 11)
  }

  /// The root of a number from 0 to 1, by Newton's steps from 1 down: sums and products alone, so that all processors give
  /// the same.
  private static func root(_ value: Double, _ degree: Int) -> Double {
    guard value > 1e-30 else { return 0 }
    var root = 1.0
    for _ in 0..<100 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let step = (root - value / power) / Double(degree)
      root -= step
      if step < 1e-9 { break }
    }
    return root
  }
}
