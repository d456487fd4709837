/// A blend mode that is computed exactly in 16-bit lanes: every product is rounded once, at the end.
protocol LaneBlend {
  /// The composited pixels of source `s` over backdrop `d`, both premultiplied.
  static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes
}

extension LaneBlend {
  /// Applies a function of (source, backdrop, source alpha, backdrop alpha) to both halves.
  @inline(__always)
  static func each(
    _ s: PixelLanes, _ d: PixelLanes,
    _ body: (SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>) -> SIMD8<UInt16>
  ) -> PixelLanes {
    let sa = s.alpha
    let da = d.alpha
    return PixelLanes(even: body(s.even, d.even, sa, da), odd: body(s.odd, d.odd, sa, da))
  }
}
