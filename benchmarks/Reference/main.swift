import FlipbookCairo
import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Draws the scenes of a file, each to a PNG file of a folder, for `reference.py` to compare; with a third argument `cairo` by
/// Cairo.
func drawScenes() throws {
  let arguments = CommandLine.arguments
  let isCairo = arguments.count == 4 && arguments[3] == "cairo"
  guard arguments.count == 3 || isCairo else { throw ReferenceError.usage }
  let folder = URL(fileURLWithPath: arguments[2])
  let scenes = try JSONDecoder().decode(
    [ReferenceScene].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  let resources = DrawingResources(
    textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: folder))
  for scene in scenes {
    let list = try DisplayList.record(
      size: CGSize(width: scene.width, height: scene.height), resources: resources
    ) { context in
      for operation in scene.operations { try context.draw(operation) }
    }
    let canvas =
      try isCairo
      ? RasterCanvas.paintedByCairo(width: scene.width, height: scene.height)
      : RasterCanvas(width: scene.width, height: scene.height)
    canvas.paint(list)
    let bytes = try canvas.makeBitmap().withPixelRows {
      try PNGCompactEncoder.encode($0, opaque: false, level: 1)
    }
    try Data(bytes).write(to: folder.appendingPathComponent("\(scene.name).png"))
  }
}

do {
  try drawScenes()
} catch {
  FileHandle.standardError.write(Data("FlipbookReference: \(error)\n".utf8))
  exit(1)
}
