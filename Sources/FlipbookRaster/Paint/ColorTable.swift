import FlipbookDrawing
import Foundation

/// The colours of a gradient's ramp at evenly spaced locations from 0 to 1, premultiplied, with an opacity folded in.
///
/// Entry i is the colour at (i + ½) / count. Between stops, components are mixed premultiplied (in the gamma-encoded
/// sRGB of the output, in linear light or in OKLab, as the ramp says) and rounded once.
final class ColorTable {
  let count: Int
  let entries: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool

  /// - Parameter count: A power of two.
  init(ramp: GradientRamp, opacity: Double, count: Int) {
    self.count = count
    entries = .allocate(capacity: count)
    let stops = ramp.stops.map { RampStop($0, ramp.interpolation, Float(opacity)) }
    var next = 0
    var all: UInt32 = 0xff00_0000
    for index in 0..<count {
      let t = (Double(index) + 0.5) / Double(count)
      while next < stops.count && stops[next].location <= t { next += 1 }
      let pixel: UInt32
      if next == 0 {
        pixel = stops[0].pixel
      } else if next == stops.count {
        pixel = stops[next - 1].pixel
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let part = (t - a.location) / (b.location - a.location)
        pixel = RampStop.pixel(a.mix(b, Float(part)), ramp.interpolation)
      }
      entries[index] = pixel
      all &= pixel
    }
    isOpaque = all >> 24 == 255
  }

  deinit { entries.deallocate() }
}

/// A stop as four components that mix linearly: premultiplied red, green and blue (or OKLab's three) and alpha.
private struct RampStop {
  let location: Double
  let value: SIMD4<Float>
  let pixel: UInt32

  init(_ stop: GradientRamp.Stop, _ interpolation: GradientRamp.Interpolation, _ opacity: Float) {
    location = Double(stop.location)
    func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
    let color = stop.color
    let alpha = max(0, min(1, finite(color.opacity))) * max(0, min(1, finite(opacity)))
    let (r, g, b) = (finite(color.red), finite(color.green), finite(color.blue))
    let parts: SIMD3<Float>
    switch interpolation {
    case .device: parts = SIMD3(r, g, b)
    case .linear:
      parts = SIMD3(TransferFunction.linear(r), TransferFunction.linear(g), TransferFunction.linear(b))
    case .perceptual:
      let lab = OKLab(RGBA(red: r, green: g, blue: b))
      parts = SIMD3(lab.l, lab.a, lab.b)
    }
    value = SIMD4(parts * alpha, alpha)
    pixel = Self.pixel(value, interpolation)
  }

  func mix(_ other: RampStop, _ part: Float) -> SIMD4<Float> { value + (other.value - value) * part }

  static func pixel(_ value: SIMD4<Float>, _ interpolation: GradientRamp.Interpolation) -> UInt32 {
    let alpha = value.w
    if alpha <= 0 { return 0 }
    var red = value.x / alpha
    var green = value.y / alpha
    var blue = value.z / alpha
    switch interpolation {
    case .device: break
    case .linear:
      red = TransferFunction.encoded(red)
      green = TransferFunction.encoded(green)
      blue = TransferFunction.encoded(blue)
    case .perceptual:
      let color = OKLab(l: red, a: green, b: blue).rgba(opacity: 1)
      (red, green, blue) = (color.red, color.green, color.blue)
    }
    return PixelWord.premultiplied(red: red, green: green, blue: blue, alpha: alpha)
  }
}
