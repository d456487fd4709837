/// Texts that take the place of those of a file.
public protocol AnimationKeypathTextProvider: AnyObject {
  /// The text for a layer; nil for the file's own.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Texts by the names of layers.
public protocol LegacyAnimationTextProvider: AnimationKeypathTextProvider {
  /// The text for a layer.
  func textFor(keypathName: String, sourceText: String) -> String
}

/// Texts by the names of layers.
public typealias AnimationTextProvider = LegacyAnimationTextProvider

extension LegacyAnimationTextProvider {
  /// The text by the name of the layer.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    textFor(keypathName: keypath.keys.last ?? "", sourceText: sourceText)
  }
}

/// Texts of a dictionary, by layer.
public final class DictionaryTextProvider: LegacyAnimationTextProvider {
  private let values: [String: String]

  /// Makes a provider.
  public init(_ values: [String: String]) { self.values = values }
  /// The text of the dictionary, or the file's own.
  public func textFor(keypathName: String, sourceText: String) -> String { values[keypathName] ?? sourceText }
}

/// The file's own texts.
public final class DefaultTextProvider: LegacyAnimationTextProvider {
  /// Makes a provider.
  public init() {}
  /// The file's own text.
  public func textFor(keypathName: String, sourceText: String) -> String { sourceText }
}
