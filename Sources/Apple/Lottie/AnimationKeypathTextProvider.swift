/// Texts that take the place of those of a file.
public protocol AnimationKeypathTextProvider: AnyObject {
  /// The text for a layer; nil for the file's own.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Texts by the names of layers.
public typealias AnimationTextProvider = LegacyAnimationTextProvider
