import FlipbookLayerScenes
import Foundation

extension SceneFile {
  /// Refuses a file that is too long before it is read.
  static func checkLayerSize(_ absolutePath: String, path: String) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: absolutePath)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= LayerScene.textLimit else {
      throw FlipbookFailure(
        "\"\(path)\" has \(size >> 20) MB; a layer scene may have \(LayerScene.textLimit >> 20).", .scene)
    }
  }
}
