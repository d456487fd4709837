import Flipbook

/// Fonts that take the place of those that a file names.
public protocol AnimationFontProvider {
  /// The font of a family in a size in points; nil for this machine's own.
  func fontFor(family: String, size: CGFloat) -> CTFont?
}

/// This machine's fonts.
public final class DefaultFontProvider: AnimationFontProvider {
  /// Makes a provider.
  public init() {}
  /// Nil: this machine's own.
  public func fontFor(family: String, size: CGFloat) -> CTFont? { nil }
}
