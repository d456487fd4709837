/// A part of a picture that is compared in its own way.
public struct CompareRegion: Hashable, Sendable {
  /// How a region is compared.
  public enum Rule: Hashable, Sendable {
    /// Whatever is in it.
    case ignore
    /// By a rule of its own.
    case pixels(PixelRule)
  }

  /// In pixels; what lies outside the picture doesn't count.
  public var box: PixelBox
  /// How the region is compared.
  public var rule: Rule

  /// Makes a region from a box in pixels.
  public init(_ box: PixelBox, _ rule: Rule) {
    self.box = box
    self.rule = rule
  }
}
