import Flipbook
import FlipbookRaster

/// Renders in tests with what a real render has: the pinned fonts, the symbols, and the images of the checkout.
package enum TestRendering {
  package static let resources = DrawingResources(
    textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: Repository.root))

  /// - Parameter scale: Pixels per point.
  package static func bitmap(of list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let canvas = try RasterCanvas(
      width: Int((list.size.width * scale).rounded()), height: Int((list.size.height * scale).rounded()),
      scale: scale)
    canvas.paint(list)
    return canvas.makeBitmap()
  }
}
