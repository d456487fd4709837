import FlipbookDiagnostics
import FlipbookPicture
import Foundation

extension FileImageProvider {
  package func series(decoding data: Data) -> PictureSeries? {
    switch PictureFormat(data) {
    case .gif: return gifSeries(data)
    case .png where Self.isAnimatedPNG(data):
      DiagnosticCollector.current.report(
        Diagnostic(
          .warning, code: "image.animated",
          message: "Of an animated PNG the first picture alone is read; make it a GIF."))
      return nil
    default: return nil
    }
  }

  /// Pictures are decoded when their pixels are asked for, all at once the first time.
  private func gifSeries(_ data: Data) -> PictureSeries? {
    guard let timing = GIFTiming(data), timing.delays.count > 1,
      let (width, height) = try? PictureDecoder.size(of: data, limits: limits)
    else { return nil }
    let count = timing.delays.count
    guard width * height * count <= limits.area else {
      DiagnosticCollector.current.report(
        Diagnostic(
          .warning, code: "image.animated",
          message:
            "Of a GIF of \(count) pictures of \(width) × \(height) pixels the first alone is shown: all take "
            + "\(costs.refusal(Double(width * height * count) * 4, .memory))."))
      return nil
    }
    let frames = GIFFrames(data, count: count, limits: limits)
    let pictures = (0..<count).map { index in
      Bitmap(
        width: width, height: height,
        source: BudgetedPicture(width: width, height: height, budget: budget) {
          frames.pixels(index) ?? [UInt32](repeating: 0, count: width * height)
        })
    }
    return PictureSeries(pictures: pictures, delays: timing.delays, loopCount: timing.loopCount)
  }

  /// Whether a PNG says before its first pixels that it is animated.
  private static func isAnimatedPNG(_ data: Data) -> Bool {
    let head = data.prefix(4_096)
    guard let control = head.range(of: Data("acTL".utf8)) else { return false }
    return head.range(of: Data("IDAT".utf8)).map { control.lowerBound < $0.lowerBound } ?? true
  }
}
