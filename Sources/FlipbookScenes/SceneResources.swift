import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import Foundation

/// What the drawing and the painting of a scene stand on: text, fonts, images.
package enum SceneResources {
  /// The resources of a scene file or a folder of them: images are looked up beside it, or in it.
  ///
  /// A layer scene is data: it reads pictures below its own folder and those that the settings allow. A Swift scene is a
  /// program, and reads what it likes.
  ///
  /// - Parameter isChecking: Whether pictures are only checked and not decoded.
  package static func make(
    forSceneAt path: String, settings: SceneSettings = SceneSettings(), isChecking: Bool = false
  ) -> DrawingResources {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    AssetCatalog.use(beside: folder.path)
    let access =
      SceneFile.holdsLayers(path) ? ReadAccess.below([folder.path] + settings.readableFolders) : .all
    var resources = DrawingResources(
      textEngine: PangoTextEngine(own: OwnFonts(folders: settings.fontFolders, project: folder.path)),
      imageProvider: FileImageProvider(
        folder: folder, access: access, limits: settings.limits, isChecking: isChecking))
    resources.limits = settings.limits
    return resources
  }

  /// Loads the fonts, which takes a while once in a process.
  package static func prepare() { _ = FontLibrary.installedFaces }

  /// Makes canvases that draw glyphs of the pinned fonts.
  package static let makeCanvas: RenderJob.CanvasMaker = { width, height, scale in
    try RasterCanvas(width: width, height: height, scale: scale, glyphs: GlyphStore.shared)
  }
}
