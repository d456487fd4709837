import FlipbookPicture

/// Compositing of a span of premultiplied pixels in any blend mode.
package enum BlendKernels {
  package typealias Pixels = UnsafeMutablePointer<UInt32>
  package typealias Mode = DisplayItem.BlendMode

  /// Composites `source`, whose pixels already carry their coverage and opacity, onto `target`.
  package static func blend(_ mode: Mode, _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>) {
    switch mode {
    case .multiply: lanes(SeparableBlends.Multiply.self, target, count, source)
    case .screen: lanes(SeparableBlends.Screen.self, target, count, source)
    case .overlay: lanes(SeparableBlends.Overlay.self, target, count, source)
    case .darken: lanes(SeparableBlends.Darken.self, target, count, source)
    case .lighten: lanes(SeparableBlends.Lighten.self, target, count, source)
    case .colorDodge: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.colorDodge) }
    case .colorBurn: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.colorBurn) }
    case .softLight: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.softLight) }
    case .hardLight: lanes(SeparableBlends.HardLight.self, target, count, source)
    case .difference: lanes(SeparableBlends.Difference.self, target, count, source)
    case .exclusion: lanes(SeparableBlends.Exclusion.self, target, count, source)
    case .hue: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.hue) }
    case .saturation: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.saturate) }
    case .color: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.color) }
    case .luminosity: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.luminosity) }
    case .clear: lanes(PorterDuffBlends.Clear.self, target, count, source)
    case .copy: lanes(PorterDuffBlends.Copy.self, target, count, source)
    case .sourceIn: lanes(PorterDuffBlends.SourceIn.self, target, count, source)
    case .sourceOut: lanes(PorterDuffBlends.SourceOut.self, target, count, source)
    case .sourceAtop: lanes(PorterDuffBlends.SourceAtop.self, target, count, source)
    case .destinationOver: lanes(PorterDuffBlends.DestinationOver.self, target, count, source)
    case .destinationIn: lanes(PorterDuffBlends.DestinationIn.self, target, count, source)
    case .destinationOut: lanes(PorterDuffBlends.DestinationOut.self, target, count, source)
    case .destinationAtop: lanes(PorterDuffBlends.DestinationAtop.self, target, count, source)
    case .xor: lanes(PorterDuffBlends.Xor.self, target, count, source)
    case .plusDarker: lanes(PorterDuffBlends.PlusDarker.self, target, count, source)
    case .plusLighter: lanes(PorterDuffBlends.PlusLighter.self, target, count, source)
    case .hardMix: each(target, count, source) { FloatBlends.composite($0, $1, FloatBlends.hardMix) }
    default: SourceOverKernels.pixels(target, count, source)
    }
  }

  /// Scales a span of pixels by its coverage, in place.
  static func cover(_ source: Pixels, _ count: Int, mask: UnsafePointer<UInt8>) {
    var index = 0
    while index &+ 4 <= count {
      PixelLanes(load: source + index).scaled(by: PixelLanes.spread(mask + index)).store(source + index)
      index &+= 4
    }
    while index < count {
      source[index] = PixelWord.scaled(source[index], by: UInt32(mask[index]))
      index &+= 1
    }
  }

  /// Scales a span of pixels by one coverage, in place.
  static func cover(_ source: Pixels, _ count: Int, by coverage: UInt8) {
    if coverage == 255 { return }
    let factor = SIMD8<UInt16>(repeating: UInt16(coverage))
    var index = 0
    while index &+ 4 <= count {
      PixelLanes(load: source + index).scaled(by: factor).store(source + index)
      index &+= 4
    }
    while index < count {
      source[index] = PixelWord.scaled(source[index], by: UInt32(coverage))
      index &+= 1
    }
  }

  /// target = target + (result − target) · mask: how far a clip lets a change through that no coverage of the source
  /// can express. Both products are summed before they are divided by 255, to nearest, once.
  static func mix(
    _ target: Pixels, _ count: Int, _ result: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index &+ 4 <= count {
      let cover = PixelLanes.spread(mask + index)
      let new = PixelLanes(load: result + index)
      let old = PixelLanes(load: target + index)
      PixelLanes(
        even: PixelLanes.divided(new.even &* cover &+ old.even &* (255 &- cover)),
        odd: PixelLanes.divided(new.odd &* cover &+ old.odd &* (255 &- cover))
      ).store(target + index)
      index &+= 4
    }
    if index < count {
      // The last few pixels through a full group beside the memory of others.
      var old = SIMD4<UInt32>()
      var new = SIMD4<UInt32>()
      var cover = SIMD4<UInt32>()
      for offset in 0..<(count &- index) {
        old[offset] = target[index &+ offset]
        new[offset] = result[index &+ offset]
        cover[offset] = UInt32(mask[index &+ offset]) &* 0x0001_0001
      }
      let weights = unsafeBitCast(cover, to: SIMD8<UInt16>.self)
      let (a, b) = (PixelLanes(new), PixelLanes(old))
      let mixed = PixelLanes(
        even: PixelLanes.divided(a.even &* weights &+ b.even &* (255 &- weights)),
        odd: PixelLanes.divided(a.odd &* weights &+ b.odd &* (255 &- weights)))
      let words = mixed.words
      for offset in 0..<(count &- index) { target[index &+ offset] = words[offset] }
    }
  }

  @inline(__always)
  private static func lanes<Blend: LaneBlend>(
    _ blend: Blend.Type, _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>
  ) {
    var index = 0
    while index &+ 4 <= count {
      Blend.blend(PixelLanes(load: source + index), PixelLanes(load: target + index)).store(target + index)
      index &+= 4
    }
    while index < count {
      let result = Blend.blend(PixelLanes(repeating: source[index]), PixelLanes(repeating: target[index]))
      target[index] = result.words[0]
      index &+= 1
    }
  }

  @inline(__always)
  private static func each(
    _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>, _ body: (UInt32, UInt32) -> UInt32
  ) {
    for index in 0..<count { target[index] = body(source[index], target[index]) }
  }
}
