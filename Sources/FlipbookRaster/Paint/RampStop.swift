import FlipbookPicture

/// A stop as four components that mix linearly: premultiplied red, green and blue (or OKLab's three) and alpha.
package struct RampStop {
  /// Along the ramp, 0 at its start and 1 at its end. It may lie beyond both.
  package let location: Double
  let value: SIMD4<Float>
  /// Whether what follows is straight in a power of 2.2, as ``fade(to:_:)`` has it.
  var fades = false

  init(location: Double, value: SIMD4<Float>, fades: Bool) {
    (self.location, self.value, self.fades) = (location, value, fades)
  }

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
  }

  /// 0 clear … 1 opaque.
  package var opacity: Float { value.w }

  /// The stops of a ramp, with one in the middle of each fade to or from black.
  package static func stops(of ramp: GradientRamp, opacity: Double) -> [RampStop] {
    halvingFades(ramp.stops.map { RampStop($0, ramp.interpolation, Float(opacity)) }, of: ramp)
  }

  /// Red, green and blue, not premultiplied, and alpha.
  package func color(_ interpolation: GradientRamp.Interpolation) -> SIMD4<Float> {
    Self.color(value, interpolation)
  }

  /// The straight colour a part of the way to the next stop, 0…1.
  package func color(
    to next: RampStop, _ part: Double, _ interpolation: GradientRamp.Interpolation
  ) -> SIMD4<Float> {
    fades ? fade(to: next, part) : Self.color(mix(next, Float(part)), interpolation)
  }

  func mix(_ other: RampStop, _ part: Float) -> SIMD4<Float> { value + (other.value - value) * part }

  /// The straight colour of mixed components.
  static func color(_ value: SIMD4<Float>, _ interpolation: GradientRamp.Interpolation) -> SIMD4<Float> {
    let alpha = value.w
    if alpha <= 0 { return SIMD4() }
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
    return SIMD4(red, green, blue, alpha)
  }
}
