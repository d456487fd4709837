import FlipbookPicture
import Foundation

/// The colours of a gradient's ramp at evenly spaced locations from 0 to 1, premultiplied, with an opacity folded in.
///
/// Entry i is the colour at (i + ½) / count. Between stops, components are mixed premultiplied (in the gamma-encoded
/// sRGB of the output, in linear light or in OKLab, as the ramp says) and rounded once.
final class ColorTable {
  let count: Int
  let entries: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool
  /// The most that a component changes, in 255ths, over a ramp of length 1.
  let steepness: Double
  private let stops: [RampStop]
  private let interpolation: GradientRamp.Interpolation

  private var fine: UnsafeMutablePointer<UInt64>?

  /// - Parameter count: A power of two.
  init(ramp: GradientRamp, opacity: Double, count: Int) {
    self.count = count
    entries = .allocate(capacity: count)
    interpolation = ramp.interpolation
    stops = RampStop.stops(of: ramp, opacity: opacity)
    let ends = stops.map { $0.color(ramp.interpolation) }
    var steepest = 0.0
    for index in 1..<max(1, stops.count) {
      let change = ends[index] - ends[index - 1]
      let length = stops[index].location - stops[index - 1].location
      let largest = Double(max((change * 255).max(), -(change * 255).min()))
      if largest > 0 { steepest = max(steepest, length > 0 ? largest / length : .infinity) }
    }
    steepness = steepest
    var all: UInt32 = 0xff00_0000
    let entries = entries
    Self.forEachColor(stops, interpolation, count) { index, color in
      let pixel = PixelWord.premultiplied(red: color.x, green: color.y, blue: color.z, alpha: color.w)
      entries[index] = pixel
      all &= pixel
    }
    isOpaque = all >> 24 == 255
  }

  deinit {
    entries.deallocate()
    fine?.deallocate()
  }

  /// The entries with 8 fraction bits, each component in a quarter of a word, blue lowest: to be dithered.
  func fineEntries() -> UnsafePointer<UInt64> {
    if let fine { return UnsafePointer(fine) }
    let made = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    Self.forEachColor(stops, interpolation, count) { made[$0] = PixelWord.fine($1) }
    fine = made
    return UnsafePointer(made)
  }

  /// Calls a function with each entry's straight colour.
  private static func forEachColor(
    _ stops: [RampStop], _ interpolation: GradientRamp.Interpolation, _ count: Int,
    _ body: (Int, SIMD4<Float>) -> Void
  ) {
    var next = 0
    for index in 0..<count {
      let t = (Double(index) + 0.5) / Double(count)
      while next < stops.count && stops[next].location <= t { next += 1 }
      if next == 0 {
        body(index, stops[0].color(interpolation))
      } else if next == stops.count {
        body(index, stops[next - 1].color(interpolation))
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let part = (t - a.location) / (b.location - a.location)
        body(index, a.color(to: b, part, interpolation))
      }
    }
  }
}

extension PixelWord {
  /// The premultiplied components of a straight colour with 8 fraction bits, blue in the lowest quarter.
  /// 65,280 is 255 · 256.
  fileprivate static func fine(_ color: SIMD4<Float>) -> UInt64 {
    let alpha = max(0, min(1, color.w))
    func part(_ value: Float) -> UInt64 { UInt64(max(0, min(1, value)) * alpha * 65_280 + 0.5) }
    return part(color.z) | part(color.y) << 16 | part(color.x) << 32 | UInt64(alpha * 65_280 + 0.5) << 48
  }

  /// Rounds components with 8 fraction bits by a threshold, 0…255 in each quarter of the word.
  @inline(__always)
  static func dithered(_ fine: UInt64, _ threshold: UInt64) -> UInt32 {
    let sum = (fine &+ threshold) &>> 8
    let low = UInt32(truncatingIfNeeded: sum & 0xff | sum &>> 8 & 0xff00)
    return low | UInt32(truncatingIfNeeded: sum &>> 16 & 0xff_0000 | sum &>> 24 & 0xff00_0000)
  }
}
