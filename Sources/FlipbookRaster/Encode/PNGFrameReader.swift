internal import CPNGShim
import FlipbookPicture

/// Decodes PNGs of one size to the frames that an encoder takes: sRGB, straight alpha or none. One for each worker; not
/// for two threads at once.
package final class PNGFrameReader {
  /// The form of a frame's bytes.
  package enum Layout: Sendable {
    /// Planes of ``PlanarFrame``.
    case planar
    /// 8 bits a component: B, G, R, A.
    case bgra
    /// 16 bits a component in host order: R, G, B, A.
    case rgba64
  }

  /// The way transparency is treated.
  package enum Alpha: Equatable, Sendable {
    case kept
    /// Pictures are laid over a colour: red, green and blue of sRGB, 0…1.
    case over(red: Double, green: Double, blue: Double)
    /// Every pixel must be opaque.
    case refused
  }

  private let width: Int
  private let height: Int
  private let layout: Layout
  private let alpha: Alpha
  private let planar: PlanarFrame?
  /// Pixels on their way to planes.
  private var words: [UInt32]
  /// The conversion of the last profile, since frames mostly share one.
  private var conversion: (key: ConversionKey, conversion: ColorConversion)?

  private enum ConversionKey: Equatable {
    case profile([UInt8])
    case space(PNGColorSpace)
  }

  /// - Parameters:
  ///   - width: Of every frame, in pixels.
  ///   - height: Of every frame, in pixels.
  /// - Precondition: ``Layout/planar`` keeps no alpha and has even sides.
  package init(width: Int, height: Int, layout: Layout, alpha: Alpha) {
    precondition(layout != .planar || alpha != .kept, "planes hold no alpha")
    self.width = width
    self.height = height
    self.layout = layout
    self.alpha = alpha
    planar = layout == .planar ? PlanarFrame(width: width, height: height) : nil
    words = layout == .planar ? Array(repeating: 0, count: width * height) : []
  }

  /// Bytes of a frame.
  package static func frameSize(width: Int, height: Int, layout: Layout) -> Int {
    switch layout {
    case .planar: PlanarFrame.size(width: width, height: height)
    case .bgra: width * height * 4
    case .rgba64: width * height * 8
    }
  }

  /// Decodes a file into a buffer of the size of a frame.
  ///
  /// - Throws: ``PNGError`` with a phrase that doesn't name the file.
  package func read(_ file: UnsafeRawBufferPointer, into buffer: FrameBuffer) throws {
    let structure = try PNGStructure(file)
    guard structure.width == width, structure.height == height else {
      throw PNGError(
        .damaged, "the picture has \(structure.width) × \(structure.height) pixels, not \(width) × \(height)")
    }
    guard let planar else { return try read(file, structure, into: buffer.bytes) }
    try words.withUnsafeMutableBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      try read(file, structure, into: base)
    }
    words.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      planar.begin(changed: width * height, into: buffer)
      planar.convert(
        PixelRows(base: base, width: width, height: height, stride: width),
        PixelRect(width: width, height: height))
    }
  }

  private func read(
    _ file: UnsafeRawBufferPointer, _ structure: PNGStructure, into pixels: UnsafeMutableRawPointer
  ) throws {
    let isDeep = layout == .rgba64
    let format = CInt(isDeep ? CPNG_RGBA16 : CPNG_BGRA8)
    let data = file.bindMemory(to: UInt8.self).baseAddress
    let target = pixels.assumingMemoryBound(to: UInt8.self)
    try PNGReader.check { cpng_read_pixels(data, file.count, format, target, $0) }
    if let conversion = try conversion(structure, file) { conversion.apply(pixels, count: width * height) }
    guard structure.hasAlpha, alpha != .kept else { return }
    let isOpaque =
      isDeep
      ? StraightAlpha.flatten16(pixels.assumingMemoryBound(to: UInt16.self), count: width * height, alpha)
      : StraightAlpha.flatten8(pixels.assumingMemoryBound(to: UInt32.self), count: width * height, alpha)
    if !isOpaque, alpha == .refused { throw PNGError(.transparent, "the picture is transparent in places") }
  }

  /// Nil for sRGB.
  private func conversion(_ structure: PNGStructure, _ file: UnsafeRawBufferPointer) throws
    -> ColorConversion?
  {
    let layout: ColorConversion.Layout = self.layout == .rgba64 ? .rgba16 : .bgra8
    switch structure.colorSpace {
    case .sRGB: return nil
    case .unsupported(let name):
      throw PNGError(
        .unsupportedColors, "the picture's colour space (\(name)) has no conversion to sRGB here")
    case .profile:
      let profile = try PNGReader.profile(file)
      if let conversion, conversion.key == .profile(profile) { return conversion.conversion }
      guard let made = profile.withUnsafeBufferPointer({ ColorConversion(profile: $0, layout: layout) })
      else {
        throw PNGError(
          .damaged, "the picture's colour profile is damaged, or is for other colours than RGB and grey")
      }
      conversion = (.profile(profile), made)
      return made
    case .primaries(let primaries, let gamma):
      if let conversion, conversion.key == .space(structure.colorSpace) { return conversion.conversion }
      guard let made = ColorConversion(primaries: primaries, gamma: gamma, layout: layout) else {
        throw PNGError(.damaged, "the picture's chromaticities span no colours")
      }
      conversion = (.space(structure.colorSpace), made)
      return made
    }
  }
}
