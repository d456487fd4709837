/// Separable modes of the W3C formulas (Compositing and Blending Level 1), brought to premultiplied form: no
/// division is left in them.
///
/// Components and alphas are 0…255, so terms are 255 · 255 times too large until ``PixelLanes/divided(_:)``
/// rounds them. Sums such as (s + d) · 255 may pass 16 bits; arithmetic wraps, and what is taken off brings
/// the result back to 0…65,025.
enum SeparableBlends {
  enum Multiply: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      // Alpha comes out as sa + da − sa·da by the same formula.
      each(s, d) { s, d, sa, da in
        PixelLanes.divided(s &* (255 &- da) &+ d &* (255 &- sa) &+ s &* d)
      }
    }
  }

  enum Screen: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided((s &+ d) &* 255 &- s &* d) }
    }
  }

  enum Darken: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in
        PixelLanes.divided((s &+ d) &* 255 &- pointwiseMax(s &* da, d &* sa))
      }
    }
  }

  enum Lighten: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in
        PixelLanes.divided((s &+ d) &* 255 &- pointwiseMin(s &* da, d &* sa))
      }
    }
  }

  enum Difference: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      withAlpha(s, d) { s, d, sa, da in
        (s &+ d) &* 255 &- 2 &* pointwiseMin(s &* da, d &* sa)
      }
    }
  }

  enum Exclusion: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      withAlpha(s, d) { s, d, sa, da in (s &+ d) &* 255 &- 2 &* (s &* d) }
    }
  }

  enum HardLight: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      withAlpha(s, d) { s, d, sa, da in
        let outside = s &* (255 &- da) &+ d &* (255 &- sa)
        let dark = 2 &* (s &* d)
        let light = sa &* da &- 2 &* ((da &- d) &* (sa &- s))
        return outside &+ light.replacing(with: dark, where: 2 &* s .<= sa)
      }
    }
  }

  enum Overlay: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      withAlpha(s, d) { s, d, sa, da in
        let outside = s &* (255 &- da) &+ d &* (255 &- sa)
        let dark = 2 &* (s &* d)
        let light = sa &* da &- 2 &* ((da &- d) &* (sa &- s))
        return outside &+ light.replacing(with: dark, where: 2 &* d .<= da)
      }
    }
  }

  /// A formula for the colours (times 255) beside source-over's alpha.
  @inline(__always)
  private static func withAlpha(
    _ s: PixelLanes, _ d: PixelLanes,
    _ body: (SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>) -> SIMD8<UInt16>
  ) -> PixelLanes {
    let sa = s.alpha
    let da = d.alpha
    let alpha = (sa &+ da) &* 255 &- sa &* da
    // Alpha is in every second lane.
    let alphaLanes = SIMD8<UInt16>(0, 0xffff, 0, 0xffff, 0, 0xffff, 0, 0xffff)
    let odd = (body(s.odd, d.odd, sa, da) & ~alphaLanes) | (alpha & alphaLanes)
    return PixelLanes(
      even: PixelLanes.divided(body(s.even, d.even, sa, da)), odd: PixelLanes.divided(odd))
  }
}
