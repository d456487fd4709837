import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
package import FlipbookLottie
import Foundation

/// A Lottie animation as a clip: its own size, range and rate, on nothing.
///
/// In a picture of another shape it is as large as fits, in the middle.
package struct LottieClip: Clip {
  /// The animation.
  package let animation: LottieFile
  /// What was recorded of it last.
  private let record = LottieRecord()

  /// A clip is made of a file.
  package init() { preconditionFailure("a Lottie animation is made of a file") }

  /// Reads a file if it is a Lottie animation, and reports what is not drawn as it asks.
  ///
  /// - Parameter props: Data that takes the place of parts of it.
  /// - Throws: ``FlipbookFailure`` where it is one and can't be used.
  package init?(_ bytes: [UInt8], path: String, props: Props = Props(), resources: DrawingResources) throws {
    do {
      let means = LottieResources(images: resources.imageProvider, textEngine: resources.textEngine)
      guard let animation = try LottieFile.ifHeld(in: bytes, data: LottieData(props), resources: means) else {
        return nil
      }
      self.animation = animation
    } catch let error as LottieError {
      throw FlipbookFailure("\"\(path)\" can't be used: \(error)", .scene)
    }
    for issue in animation.issues { DiagnosticCollector.current.reportOnce(issue) }
  }

  /// What a file offers to be chosen or replaced: kind, name and content of each; nil for other files.
  ///
  /// - Throws: ``FlipbookFailure`` where it can't be read.
  package static func contents(of bytes: [UInt8], path: String, animation: String?) throws -> [[String]]? {
    do {
      return try LottieContents(bytes, animation: animation).items.map { [$0.kind, $0.name, $0.detail] }
    } catch let error as LottieError {
      throw FlipbookFailure("\"\(path)\" can't be used: \(error)", .scene)
    }
  }

  package var title: String { animation.title ?? "" }
  package var size: CGSize { animation.size }
  package var frameRate: Double { animation.frameRate }
  package var background: Color { .clear }
  package var duration: TimeInterval { frames / rate }

  /// Frames a second, as films count them.
  private var rate: Double { FrameRate(animation.frameRate)?.framesPerSecond ?? animation.frameRate }

  /// Exporters write whole numbers of frames with an error in the last digits.
  private var frames: Double {
    let count = animation.outPoint - animation.inPoint
    return abs(count - count.rounded()) < 0.01 ? max(1, count.rounded()) : count
  }

  /// The named times, in seconds from the start of the film.
  var markers: [String: Double] {
    Dictionary(
      animation.markers.map { ($0.name, ($0.time - animation.inPoint) / rate) },
      uniquingKeysWith: { first, _ in first })
  }

  package func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    // Times are frames divided by the rate: the rounding of that must not show at a keyframe.
    let passed = time * rate
    let whole = passed.rounded()
    let frame = animation.inPoint + (abs(passed - whole) < 1e-6 ? whole : passed)
    let own = animation.size
    let scale = min(size.width / own.width, size.height / own.height)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - own.width * scale) / 2,
      ty: (size.height - own.height * scale) / 2)
    context.recorder.append(
      contentsOf: animation.items(
        at: frame, transform: place.concatenating(context.transform), canvas: context.recorder.canvas,
        record: record))
  }
}
