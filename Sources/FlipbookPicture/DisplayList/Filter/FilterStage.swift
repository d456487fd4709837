import Foundation

/// A filter of an item, with its colours resolved and its lengths in the user space it was added in.
public struct FilterStage: Sendable, Equatable {
  /// A filter with its amounts.
  public enum Kind: Sendable, Equatable {
    /// Maps the raster through a 3 × 3 matrix.
    case projection(ProjectionTransform)
    /// A shadow under what is drawn. Lengths are in points of the filter's user space, the radius is a
    /// standard deviation.
    case shadow(
      RGBA, radius: CGFloat, offset: CGSize, DisplayItem.BlendMode, ShadowOptions)
    /// Multiplies each component by the colour's.
    case colorMultiply(RGBA)
    /// Maps the components, not premultiplied.
    case colorMatrix(ColorMatrix)
    /// Looks each component up in a table, not premultiplied.
    case colorTables(ColorTables)
    /// In radians.
    case hueRotation(Double)
    /// 0 for grey, 1 for no change.
    case saturation(Double)
    /// Added to each colour component, −1…1.
    case brightness(Double)
    /// 1 for no change, 0 for flat grey.
    case contrast(Double)
    /// 0 for no change, 1 for the inverse.
    case colorInvert(Double)
    /// 0 for no change, 1 for grey.
    case grayscale(Double)
    /// Turns luminance into alpha, over black.
    case luminanceToAlpha
    /// A Gaussian blur. The radius is its standard deviation, in points.
    case blur(radius: CGFloat, BlurOptions)
    /// Gives pixels with an alpha in a range the colour and clears all others.
    case alphaThreshold(min: Double, max: Double, RGBA)
    /// Calls a function for each pixel.
    case shader(ShaderCall)
  }

  /// The filter and its amounts.
  public var kind: Kind
  /// The space that colours are filtered in.
  public var options: Options
  /// From the user space in which the filter was added to list space.
  public var transform: CGAffineTransform

  /// Makes a stage. Lengths are in the user space that the transform starts from.
  public init(kind: Kind, options: Options = [], transform: CGAffineTransform) {
    self.kind = kind
    self.options = options
    self.transform = transform
  }

  package func hash(into hasher: inout ContentHasher) {
    hasher.combine(transform)
    hasher.combine(Int(options.rawValue))
    switch kind {
    case .projection(let m):
      hasher.combine(1)
      for value in [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33] { hasher.combine(value) }
    case .shadow(let color, let radius, let offset, let mode, let options):
      hasher.combine(2)
      color.hash(into: &hasher)
      hasher.combine(radius)
      hasher.combine(offset)
      hasher.combine(Int(mode.rawValue))
      hasher.combine(Int(options.rawValue))
    case .colorMultiply(let color):
      hasher.combine(3)
      color.hash(into: &hasher)
    case .colorMatrix(let matrix):
      hasher.combine(4)
      for value in matrix.coefficients { hasher.combine(value) }
    case .hueRotation(let angle): hasher.combine(5, angle)
    case .saturation(let amount): hasher.combine(6, amount)
    case .brightness(let amount): hasher.combine(7, amount)
    case .contrast(let amount): hasher.combine(8, amount)
    case .colorInvert(let amount): hasher.combine(9, amount)
    case .grayscale(let amount): hasher.combine(10, amount)
    case .luminanceToAlpha: hasher.combine(11)
    case .blur(let radius, let options):
      hasher.combine(12, Double(radius))
      hasher.combine(Int(options.rawValue))
    case .alphaThreshold(let min, let max, let color):
      hasher.combine(13, min)
      hasher.combine(max)
      color.hash(into: &hasher)
    case .colorTables(let tables):
      hasher.combine(14)
      tables.hash(into: &hasher)
    case .shader(let call):
      hasher.combine(15)
      call.hash(into: &hasher)
    }
  }
}

extension ContentHasher {
  fileprivate mutating func combine(_ tag: Int, _ value: Double) {
    combine(tag)
    combine(value)
  }
}
