import FlipbookPicture
import FlipbookRaster
import Foundation

/// A colour of a pattern. Cairo mixes neighbours straight: encoded, not premultiplied.
struct CairoStop {
  /// 0…1.
  let offset: Double
  /// Red, green and blue, not premultiplied, and alpha.
  let color: SIMD4<Float>

  /// The stops of a ramp, with more between them where it mixes in another way than Cairo.
  static func stops(of ramp: GradientRamp, opacity: Double) -> [CairoStop] {
    let stops = RampStop.stops(of: ramp, opacity: opacity)
    var result: [CairoStop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 { addWay(from: stops[index - 1], to: stop, ramp.interpolation, &result) }
      if stop.location >= 0, stop.location <= 1 {
        result.append(CairoStop(offset: stop.location, color: stop.color(ramp.interpolation)))
      }
    }
    if let first = stops.first, first.location > 1 {
      result.append(CairoStop(offset: 0, color: first.color(ramp.interpolation)))
    }
    if let last = stops.last, last.location < 0 {
      result.append(CairoStop(offset: 0, color: last.color(ramp.interpolation)))
    }
    return result
  }

  /// Adds what lies between two stops. Cairo moves stops outside 0…1 to the ends, so that the way begins and ends there.
  private static func addWay(
    from start: RampStop, to end: RampStop, _ interpolation: GradientRamp.Interpolation,
    _ result: inout [CairoStop]
  ) {
    let length = end.location - start.location
    let (first, last) = (max(0, start.location), min(1, end.location))
    guard length > 0, first < last else { return }
    func color(_ location: Double) -> SIMD4<Float> {
      start.color(to: end, (location - start.location) / length, interpolation)
    }
    if start.location < 0 { result.append(CairoStop(offset: 0, color: color(0))) }
    if interpolation != .device || start.opacity != end.opacity {
      let samples = (0...sampleCount).map { index in
        let location = first + (last - first) * Double(index) / Double(sampleCount)
        return CairoStop(offset: location, color: color(location))
      }
      result += corners(of: samples).map { samples[$0] }
    }
    if end.location > 1 { result.append(CairoStop(offset: 1, color: color(1))) }
  }

  /// Places between two stops at which a ramp's colour is worked out.
  private static let sampleCount = 96
  /// The most that a premultiplied component may be off.
  private static let tolerance: Float = 0.15 / 255
  /// The most samples under one piece.
  private static let longestPiece = 6

  /// The places between the first and the last sample where the line through the samples has to bend: each piece is as long
  /// as the samples under it allow.
  private static func corners(of samples: [CairoStop]) -> [Int] {
    var corners: [Int] = []
    var start = 0
    while true {
      var end = start + 1
      while end < sampleCount, end < start + longestPiece, isStraight(samples, start, end + 1) { end += 1 }
      if end >= sampleCount { return corners }
      corners.append(end)
      start = end
    }
  }

  /// Whether straight mixing between two samples comes to those between them.
  private static func isStraight(_ samples: [CairoStop], _ start: Int, _ end: Int) -> Bool {
    let (first, last) = (samples[start].color, samples[end].color)
    for index in start + 1..<end {
      let part = Float(index - start) / Float(end - start)
      let off = premultiplied(first + (last - first) * part) - premultiplied(samples[index].color)
      if max(off.max(), -off.min()) > tolerance { return false }
    }
    return true
  }

  private static func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }
}
