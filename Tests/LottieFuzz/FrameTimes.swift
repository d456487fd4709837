import FlipbookLottie
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Times the frames of a file as peers are timed: after five to warm up, all frames in order, again and again until there
/// are 240, by one thread and without the reading.
enum FrameTimes {
  /// Prints the processor's milliseconds for each frame, those of recording apart.
  ///
  /// - Parameter side: Of the square picture, in pixels.
  static func print(_ path: String, side: Int, resources: LottieResources) throws {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      return Swift.print("\(path) can't be read.")
    }
    let began = processorTime()
    let file = try LottieFile([UInt8](bytes), resources: resources)
    let reading = processorTime() - began
    let size = Double(side)
    let scale = min(size / file.size.width, size / file.size.height)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size - file.size.width * scale) / 2,
      ty: (size - file.size.height * scale) / 2)
    let canvas = CGRect(x: 0, y: 0, width: size, height: size)
    let raster = try RasterCanvas(width: side, height: side)
    let record = LottieRecord()
    let count = max(1, Int((file.outPoint - file.inPoint).rounded(.down)))
    var (recording, painting) = (0.0, 0.0)
    func show(_ frame: Int) {
      let start = processorTime()
      let items = file.items(
        at: file.inPoint + Double(frame), transform: place, canvas: canvas, record: record)
      let list = DisplayList(size: canvas.size, background: .white, items: items)
      let middle = processorTime()
      raster.paint(list)
      recording += middle - start
      painting += processorTime() - middle
    }
    for frame in 0..<min(5, count) { show(frame) }
    (recording, painting) = (0, 0)
    let loops = max(1, (240 + count - 1) / count)
    for _ in 0..<loops { for frame in 0..<count { show(frame) } }
    let frames = Double(loops * count)
    func text(_ seconds: Double) -> String { String(format: "%.3f", 1_000 * seconds) }
    Swift.print(
      "\((path as NSString).lastPathComponent): \(text((recording + painting) / frames)) ms a frame, "
        + "\(text(recording / frames)) of them recording; \(loops * count) frames, read in \(text(reading)) ms"
    )
  }
}
