import Flipbook
import FlipbookDrawing
import Foundation

/// The pictures of a folder. Each is found by its name among all of the app's.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  private let images: [String: UIImage]
  private let folder: String?

  /// Makes the atlas of a folder `name.atlas` or `name.spriteatlas`.
  public init(named name: String) { (images, folder) = ([:], name) }

  /// Makes an atlas of images by their names.
  public init(dictionary properties: [String: Any]) {
    images = properties.compactMapValues {
      ($0 as? UIImage) ?? ($0 as? String).flatMap { UIImage(contentsOfFile: $0) }
    }
    folder = nil
  }

  /// The names of the pictures, in order.
  open var textureNames: [String] {
    guard let folder else { return images.keys.sorted() }
    let names = SceneBundle.main.paths(forResourcesOfType: nil, inDirectory: "\(folder).atlas").map {
      (($0 as NSString).lastPathComponent as NSString)
    }
    return names.filter { ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }
      .map {
        $0.deletingPathExtension.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(
          of: "@3x", with: "")
      }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.sorted()
  }

  /// Returns the picture of a name.
  open func textureNamed(_ name: String) -> SKTexture {
    images[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
  }

  /// Calls back at once: pictures are read when they are drawn.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Calls back at once: pictures are read when they are drawn.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
