/// A kind of album.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
  /// Kinds of albums, with Apple's numbers.
  case album = 1, smartAlbum, moment
}
