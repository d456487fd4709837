internal import CLCMSShim

/// Converts straight-alpha pixels of another colour space to sRGB, by Little CMS. Not for two threads at once.
final class ColorConversion {
  /// How pixels are laid out.
  enum Layout: CInt {
    /// 8 bits a component: B, G, R, A.
    case bgra8 = 0
    /// 16 bits a component in host order: R, G, B, A.
    case rgba16 = 1
  }

  private let transform: OpaquePointer

  /// Nil for a profile that is damaged or for other colours than RGB and grey.
  init?(profile: UnsafeBufferPointer<UInt8>, layout: Layout) {
    guard let transform = clcms_from_profile(profile.baseAddress, profile.count, layout.rawValue) else {
      return nil
    }
    self.transform = transform
  }

  /// Nil for primaries that span no colours.
  ///
  /// - Parameters:
  ///   - primaries: Chromaticities of white, red, green and blue, x before y.
  ///   - gamma: The exponent from components to light; 0 for the curve of sRGB.
  init?(primaries: [Double], gamma: Double, layout: Layout) {
    guard primaries.count == 8, let transform = clcms_from_primaries(primaries, gamma, layout.rawValue) else {
      return nil
    }
    self.transform = transform
  }

  deinit { clcms_free(transform) }

  /// Converts `count` pixels in place.
  func apply(_ pixels: UnsafeMutableRawPointer, count: Int) { clcms_apply(transform, pixels, count) }
}
