/// A part of a picture that is compared in its own way.
public struct CompareRegion: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// Whatever is in it.
    case ignore
    case pixels(PixelRule)
  }

  /// In pixels; what lies outside the picture doesn't count.
  public var box: PixelBox
  public var rule: Rule

  public init(_ box: PixelBox, _ rule: Rule) {
    self.box = box
    self.rule = rule
  }
}
