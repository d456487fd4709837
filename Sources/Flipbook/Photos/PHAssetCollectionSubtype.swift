/// A finer kind of album.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
  /// Kinds of albums, with Apple's numbers.
  case albumRegular = 2, smartAlbumVideos = 202, smartAlbumFavorites = 203, smartAlbumRecentlyAdded = 206,
    smartAlbumUserLibrary = 209, smartAlbumSelfPortraits = 210, smartAlbumScreenshots = 211
  /// Whatever it is.
  case any = 0x7fff_ffff
}
