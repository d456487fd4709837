/// A kind of asset.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  /// Kinds of assets, with Apple's numbers.
  case unknown, image, video, audio
}
