extension FilterStage {
  /// The space that a filter works in.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear light instead of gamma-encoded components.
    public static var linearColor: Options { Options(rawValue: 1 << 0) }
  }

  /// The way a blur treats edges and steps.
  public struct BlurOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Edges stay opaque instead of fading out.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Adds noise of less than one step against banding.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// The place of a shadow and what casts it.
  public struct ShadowOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what is drawn.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Only the shadow is drawn.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// The shadow is cast by what is not drawn.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Shadow and drawing are composited one after the other, not as a group.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }
}
