import FlipbookDrawing

/// A stop as components that mix as the ramp says: premultiplied, in the ramp's space, alpha last.
struct CairoStop {
  var location: Double
  var value: SIMD4<Double>

  init(_ stop: GradientRamp.Stop, _ interpolation: GradientRamp.Interpolation, _ opacity: Double) {
    location = Double(stop.location)
    func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
    let color = stop.color
    let alpha = Double(max(0, min(1, finite(color.opacity)))) * opacity
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
    value = SIMD4(Double(parts.x) * alpha, Double(parts.y) * alpha, Double(parts.z) * alpha, alpha)
  }

  func mixed(with other: CairoStop, _ part: Double) -> CairoStop {
    var result = self
    result.location += (other.location - location) * part
    result.value += (other.value - value) * part
    return result
  }

  /// Red, green, blue, not premultiplied, and alpha.
  func color(_ interpolation: GradientRamp.Interpolation) -> SIMD4<Double> {
    let alpha = value.w
    if alpha <= 0 { return SIMD4() }
    let parts = SIMD3(Float(value.x / alpha), Float(value.y / alpha), Float(value.z / alpha))
    let color: SIMD3<Float>
    switch interpolation {
    case .device: color = parts
    case .linear:
      color = SIMD3(
        TransferFunction.encoded(parts.x), TransferFunction.encoded(parts.y),
        TransferFunction.encoded(parts.z))
    case .perceptual:
      let own = OKLab(l: parts.x, a: parts.y, b: parts.z).rgba(opacity: 1)
      color = SIMD3(own.red, own.green, own.blue)
    }
    let clamped = color.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
    return SIMD4(Double(clamped.x), Double(clamped.y), Double(clamped.z), alpha)
  }
}
