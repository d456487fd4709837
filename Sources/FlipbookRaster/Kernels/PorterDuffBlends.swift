/// The operators of Porter and Duff (Compositing Digital Images, 1984) on premultiplied components, and the
/// two sums.
///
/// Products of two bytes are summed in 16 bits and divided by 255 once, to nearest.
enum PorterDuffBlends {
  enum SourceAtop: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* da &+ d &* (255 &- sa)) }
    }
  }

  enum DestinationOver: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* (255 &- da)) &+ d }
    }
  }

  enum DestinationOut: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(d &* (255 &- sa)) }
    }
  }

  enum Xor: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* (255 &- da) &+ d &* (255 &- sa)) }
    }
  }

  enum PlusLighter: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in pointwiseMin(s &+ d, SIMD8(repeating: 255)) }
    }
  }

  /// Sums what is missing from white, (1 − D) + (1 − S), each part weighted by its alpha so that clear pixels
  /// change nothing: max(0, a − (Da − D) − (Sa − S)) with a = min(1, Da + Sa).
  enum PlusDarker: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in
        let alpha = pointwiseMin(sa &+ da, SIMD8(repeating: 255))
        let missing = sa &- s &+ (da &- d)
        return alpha &- pointwiseMin(missing, alpha)
      }
    }
  }

  enum SourceIn: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* da) }
    }
  }

  enum SourceOut: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* (255 &- da)) }
    }
  }

  enum DestinationIn: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(d &* sa) }
    }
  }

  enum DestinationAtop: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      each(s, d) { s, d, sa, da in PixelLanes.divided(s &* (255 &- da) &+ d &* sa) }
    }
  }

  enum Copy: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes { s }
  }

  enum Clear: LaneBlend {
    @inline(__always)
    static func blend(_ s: PixelLanes, _ d: PixelLanes) -> PixelLanes {
      PixelLanes(even: SIMD8(), odd: SIMD8())
    }
  }
}
