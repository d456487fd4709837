/// The file's own texts.
public final class DefaultTextProvider: LegacyAnimationTextProvider {
  /// Makes a provider.
  public init() {}
  /// The file's own text.
  public func textFor(keypathName: String, sourceText: String) -> String { sourceText }
}
