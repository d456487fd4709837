/// Texts by the names of layers.
public protocol LegacyAnimationTextProvider: AnimationKeypathTextProvider {
  /// The text for a layer.
  func textFor(keypathName: String, sourceText: String) -> String
}

extension LegacyAnimationTextProvider {
  /// The text by the name of the layer.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    textFor(keypathName: keypath.keys.last ?? "", sourceText: sourceText)
  }
}
