import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import Foundation

/// What the drawing and the painting of a scene stand on: text, fonts, images.
package enum SceneResources {
  /// The resources of a scene file or a folder of them: images are looked up beside it, or in it.
  package static func make(forSceneAt path: String) -> DrawingResources {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    AssetCatalog.use(beside: folder.path)
    return DrawingResources(
      textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: folder))
  }

  /// Loads the fonts, which takes a while once in a process.
  package static func prepare() { _ = FontLibrary.installedFaces }

  /// Makes canvases that draw glyphs of the pinned fonts.
  package static let makeCanvas: RenderJob.CanvasMaker = { width, height, scale in
    try RasterCanvas(width: width, height: height, scale: scale, glyphs: GlyphStore.shared)
  }
}
