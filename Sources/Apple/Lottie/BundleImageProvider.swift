import Flipbook
import Foundation

/// Pictures of a bundle.
public final class BundleImageProvider: AnimationImageProvider {
  private let bundle: SceneBundle
  private let searchPath: String?

  /// Makes a provider.
  ///
  /// - Parameter searchPath: A folder in the bundle; nil for all.
  public init(bundle: SceneBundle = .main, searchPath: String?) {
    (self.bundle, self.searchPath) = (bundle, searchPath)
  }

  /// The picture by the name of its file.
  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    let path =
      searchPath.flatMap { bundle.path(forResource: asset.name, ofType: nil, inDirectory: $0) }
      ?? bundle.path(forResource: asset.name, ofType: nil)
    return path.flatMap { UIImage(contentsOfFile: $0)?.cgImage }
  }
}
