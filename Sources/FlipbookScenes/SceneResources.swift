import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster

/// What the drawing and the painting of a scene stand on: text, fonts, images.
package enum SceneResources {
  /// The resources of a scene file.
  package static func make(forSceneAt path: String) throws -> DrawingResources {
    DrawingResources(textEngine: PangoTextEngine.shared, imageProvider: UnreadImages())
  }

  /// Makes canvases that draw glyphs of the pinned fonts.
  package static let makeCanvas: RenderJob.CanvasMaker = { width, height, scale in
    try Canvas(width: width, height: height, scale: scale, glyphs: GlyphStore.shared)
  }
}

/// Says of each image that it is left out.
private struct UnreadImages: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? {
    DiagnosticCollector.current.warn(
      "image.unsupported", "The image \"\(name)\" is not drawn: images are not supported yet.")
    return nil
  }

  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
    DiagnosticCollector.current.warn(
      "image.unsupported", "The symbol \"\(name)\" is not drawn: symbols are not supported yet.")
    return nil
  }
}
