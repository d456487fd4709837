/// A picture or film of the library. The library of a film's device is empty.
public final class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  public let mediaType = PHAssetMediaType.unknown
  /// In pixels.
  public let pixelWidth = 0
  /// In pixels.
  public let pixelHeight = 0
  /// When it was taken; nil where it is not known.
  public let creationDate: Date? = nil
  /// Of a film, in seconds.
  public let duration: TimeInterval = 0
  /// Whether somebody likes it.
  public let isFavorite = false

  /// None: the library is empty.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// None: the library is empty.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// None: the library is empty.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// None: the library is empty.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
