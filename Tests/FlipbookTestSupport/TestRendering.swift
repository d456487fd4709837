import Flipbook
import FlipbookCairo
import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Renders in tests with what a real render has: the pinned fonts, the symbols, and the images of the checkout.
package enum TestRendering {
  package static let resources: DrawingResources = {
    var resources = DrawingResources(
      textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: Repository.root))
    resources.mathFont = { FileMathFont() }
    return resources
  }()

  /// - Parameter scale: Pixels per point.
  package static func bitmap(of list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let canvas = try RasterCanvas(
      width: Int((list.size.width * scale).rounded()), height: Int((list.size.height * scale).rounded()),
      scale: scale)
    canvas.paint(list)
    let bitmap = canvas.makeBitmap()
    if let path = opinions { try ask(list, scale: scale, bitmap, path) }
    return bitmap
  }

  /// The file that `FLIPBOOK_SECOND_OPINION` names, to which each picture adds a line of what Cairo makes of it: the largest
  /// differences inside and on edges, the pixels beyond what smooth edges may be, all pixels, and the list's hash.
  private static let opinions = ProcessInfo.processInfo.environment["FLIPBOOK_SECOND_OPINION"]

  private static func ask(_ list: DisplayList, scale: Double, _ bitmap: Bitmap, _ path: String) throws {
    let canvas = try RasterCanvas.paintedByCairo(width: bitmap.width, height: bitmap.height, scale: scale)
    canvas.paint(list)
    let found = Disagreement(bitmap, canvas.makeBitmap())
    let line =
      "\(found.inside)\t\(found.edges)\t\(found.strays)\t\(bitmap.width * bitmap.height)\t\(list.contentHash)\n"
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    defer { close(file) }
    // One write a line, so that tests that run at once don't mix theirs.
    let written = Array(line.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if written != line.utf8.count { throw CocoaError(.fileWriteUnknown) }
  }
}
