import FlipbookCairo
import FlipbookDrawing
import FlipbookExport
import FlipbookMotion
import FlipbookRaster
import FlipbookShaders
import FlipbookTime
import FlipbookVideo
import Foundation

/// The resources that a scene is drawn and painted with: text, fonts, images.
package enum SceneResources {
  /// The resources of a scene file or a folder of them: images are looked up beside it, or in it.
  ///
  /// A layer scene is data: it reads pictures below its own folder and those that the settings allow. A Swift scene is a
  /// program, and reads what it likes.
  ///
  /// - Parameters:
  ///   - module: The module of the project whose preview it is; nil for other scenes.
  ///   - isChecking: Whether pictures are only checked and not decoded.
  package static func make(
    forSceneAt path: String, settings: SceneSettings = SceneSettings(), module: String? = nil,
    isChecking: Bool = false
  ) -> DrawingResources {
    var folder = URL(fileURLWithPath: SceneFile.folder(ofProject: path) ?? path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    let access =
      SceneFile.holdsLayers(path) ? ReadAccess.below([folder.path] + settings.readableFolders) : .all
    let read = SceneContext.anyThread[readSlot].withLock { $0 }.flatMap {
      $0.folder == folder.path ? $0 : nil
    }
    var fonts = read?.fonts ?? OwnFonts(project: folder.path)
    fonts.folders = settings.fontFolders
    var resources = DrawingResources(
      textEngine: PangoTextEngine(own: fonts),
      imageProvider: FileImageProvider(
        folder: folder, access: access, limits: settings.limits, isChecking: isChecking))
    if let journal = settings.textJournal { resources.textEngine = journal.engine(resources.textEngine) }
    resources.videoProvider = FileVideoProvider(access: access, limits: settings.limits)
    resources.soundProvider = FileSoundProvider(access: access, limits: settings.limits)
    resources.mathFont = { FileMathFont() }
    resources.shaderFunctions = { CompiledShader.functions(ofTableAt: $0) }
    resources.limits = settings.limits
    resources.assets =
      module.flatMap(ModuleResources.main(of:))
      ?? (settings.colors.isEmpty ? read?.assets : nil)
      ?? SceneAssets(beside: folder.path, colors: settings.colors)
    return resources
  }

  /// The files beside scenes that were read before they are made.
  private struct Read: Sendable {
    var folder: String
    var assets: SceneAssets
    var fonts: OwnFonts
  }

  private static let readSlot = SharedContextSlot(.program) { Guarded<Read?>(nil) }

  /// Reads the catalogues and texts beside scenes and finds their files and fonts, for all that this process and its
  /// copies make there.
  ///
  /// Later changes on the disk are not seen.
  ///
  /// - Parameter folder: That of the scenes, absolute.
  package static func read(beside folder: String) {
    let assets = SceneAssets(beside: folder)
    assets.readAll()
    ModuleResources.readAll()
    let fonts = OwnFonts(project: folder).resolved()
    SceneContext.anyThread[readSlot].withLock { $0 = Read(folder: folder, assets: assets, fonts: fonts) }
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
