import Flipbook
import FlipbookCairo
import FlipbookRaster

/// Renders benchmark scenes without the export path.
enum BenchmarkRendering {
  static let resources = DrawingResources(
    textEngine: PangoTextEngine(), imageProvider: NoImages())

  static func makeCanvas() throws -> RasterCanvas {
    try RasterCanvas(
      width: Int(BenchmarkScenes.size.width), height: Int(BenchmarkScenes.size.height))
  }

  /// A canvas that Cairo paints on.
  static func makeCairoCanvas() throws -> RasterCanvas {
    try RasterCanvas.paintedByCairo(
      width: Int(BenchmarkScenes.size.width), height: Int(BenchmarkScenes.size.height))
  }

  /// - Parameter expected: How many items the frame before had.
  static func list(of scene: some BenchmarkScene, frame: Int, expected: Int = 0) -> DisplayList {
    DisplayList.record(size: BenchmarkScenes.size, resources: resources, expected: expected) {
      scene.draw(frame: frame, in: &$0)
    }
  }

  static func bitmap(of scene: some BenchmarkScene, frame: Int) throws -> Bitmap {
    let canvas = try makeCanvas()
    canvas.paint(list(of: scene, frame: frame))
    return canvas.makeBitmap()
  }
}

/// The benchmark scenes draw no images.
private struct NoImages: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
}
