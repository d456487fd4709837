import Flipbook

/// Fonts that take the place of those that a file names.
public protocol AnimationFontProvider {
  /// The font of a family in a size in points; nil for this machine's own.
  func fontFor(family: String, size: CGFloat) -> CTFont?
}
