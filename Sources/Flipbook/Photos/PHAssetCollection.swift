/// An album. The library of a film's device has none.
public final class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The name; nil for none.
  public let localizedTitle: String? = nil

  /// None: the library is empty.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
