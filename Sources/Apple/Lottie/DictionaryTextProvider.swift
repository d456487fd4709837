/// Texts of a dictionary, by layer.
public final class DictionaryTextProvider: LegacyAnimationTextProvider {
  private let values: [String: String]

  /// Makes a provider.
  public init(_ values: [String: String]) { self.values = values }
  /// The text of the dictionary, or the file's own.
  public func textFor(keypathName: String, sourceText: String) -> String { values[keypathName] ?? sourceText }
}
