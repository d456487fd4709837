import Flipbook
import Foundation

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
