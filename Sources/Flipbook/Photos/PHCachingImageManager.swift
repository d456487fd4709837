/// Gives pictures of the library, which is empty.
public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Has no effect: the library is empty.
  public func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has no effect: the library is empty.
  public func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has no effect: the library is empty.
  public func stopCachingImagesForAllAssets() {}
}
