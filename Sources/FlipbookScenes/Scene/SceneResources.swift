import FlipbookCairo
import FlipbookDrawing
import FlipbookExport
import FlipbookMotion
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
    let access =
      SceneFile.holdsLayers(path) ? ReadAccess.below([folder.path] + settings.readableFolders) : .all
    var resources = DrawingResources(
      textEngine: PangoTextEngine(own: OwnFonts(folders: settings.fontFolders, project: folder.path)),
      imageProvider: FileImageProvider(
        folder: folder, access: access, limits: settings.limits, isChecking: isChecking))
    resources.limits = settings.limits
    resources.assets = SceneAssets(beside: folder.path)
    return resources
  }

  /// Does what takes a while once in a process: finds the fonts, then draws and paints words in the weights and the two
  /// faces of the system font that most scenes use.
  ///
  /// The thread with which Pango begins has ended when this returns: only a process of one thread can be copied safely.
  @MainActor
  package static func prepare() {
    _ = FontLibrary.installedFaces
    let size = CGSize(width: 64, height: 32)
    let resources = DrawingResources(
      textEngine: PangoTextEngine(),
      imageProvider: FileImageProvider(
        folder: URL(fileURLWithPath: "/"), access: .below([]), limits: CostLimits()))
    let list = DisplayList.record(size: size, resources: resources) { context in
      let colors = Gradient(colors: [.black, .blue])
      context.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size)),
        with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 64, y: 0)))
      for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
        for size in [12.0, 40] {
          context.draw(Text("Frame 1").font(.system(size: size, weight: weight)), at: .zero)
        }
      }
    }
    if let canvas = try? makeCanvas(64, 32, 1) { canvas.paint(list) }
    // The first path of a process, its first relative one and its first environment value take a third of a millisecond
    // each.
    _ = URL(fileURLWithPath: "/a/b").deletingLastPathComponent().path
    _ = URL(fileURLWithPath: "b").standardizedFileURL.path
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
  }

  /// Makes canvases that draw glyphs of the pinned fonts.
  package static let makeCanvas: RenderJob.CanvasMaker = canvasMaker(.fast)

  /// Makes canvases that a renderer paints on.
  package static func canvasMaker(_ renderer: Renderer) -> RenderJob.CanvasMaker {
    switch renderer {
    case .fast:
      { try RasterCanvas(width: $0, height: $1, scale: $2, glyphs: GlyphStore.shared) }
    case .cairo:
      { try RasterCanvas.paintedByCairo(width: $0, height: $1, scale: $2) }
    }
  }
}
