import Flipbook
import Foundation

/// A picture that a file names.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier in the file.
  public let id: String
  /// The name of the file.
  public let name: String
  /// The folder of the file.
  public let directory: String
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
}

/// Pictures that take the place of those that a file names.
public protocol AnimationImageProvider {
  /// The picture; nil for the one beside the animation.
  func imageForAsset(asset: ImageAsset) -> CGImage?
}

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

/// Pictures of a folder.
public final class FilepathImageProvider: AnimationImageProvider {
  private let folder: String

  /// Makes a provider of a folder.
  public init(filepath: String) { folder = filepath }
  /// Makes a provider of a folder.
  public init(filepath: URL) { folder = filepath.path }

  /// The picture by the name of its file, with or without its own folder.
  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    for path in ["\(folder)/\(asset.directory)\(asset.name)", "\(folder)/\(asset.name)"]
    where FileManager.default.fileExists(atPath: path) {
      return UIImage(contentsOfFile: path)?.cgImage
    }
    return nil
  }
}
