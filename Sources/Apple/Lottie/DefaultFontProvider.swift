import Flipbook

/// This machine's fonts.
public final class DefaultFontProvider: AnimationFontProvider {
  /// Makes a provider.
  public init() {}
  /// Nil: this machine's own.
  public func fontFor(family: String, size: CGFloat) -> CTFont? { nil }
}
