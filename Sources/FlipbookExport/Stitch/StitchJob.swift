import FlipbookPicture
import FlipbookRaster
import Foundation

/// Makes a film of picture files.
///
/// Of a sequence that ``RenderJob`` wrote, the film has the same bytes as one that it renders itself.
package struct StitchJob {
  package var output: OutputSettings
  /// Pictures decoded at once, 1 or more.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The colour that shows through transparent pixels where the film keeps no alpha; nil to refuse them.
  package var background: PNGFrameReader.Alpha = .refused
  /// Called when a frame was written, on a background thread.
  package var progress: (@Sendable (RenderProgress) -> Void)?
  /// Stops the work from another thread.
  package var cancellation = Cancellation()

  package init(output: OutputSettings) { self.output = output }

  /// Decodes and encodes, and returns when the film is whole.
  ///
  /// - Parameters:
  ///   - pictures: In the order of the film; one that follows itself is decoded once.
  ///   - inspection: The properties of the pictures, without problems.
  ///   - rate: Of the film.
  /// - Throws: ``ExportError``. Nothing half written is left then.
  package func run(_ pictures: [NumberedPicture], _ inspection: SequenceInspection, rate: FrameRate) throws {
    let format = FrameFormat(
      size: CGSize(width: inspection.width, height: inspection.height), frameRate: rate,
      frameCount: pictures.count, isOpaque: !keepsAlpha(inspection))
    let sink = try FilmSink(
      output, format, frameCount: pictures.count, bitDepth: inspection.bitDepth, cancellation: cancellation)
    if cancellation.isCancelled { throw ExportError.cancelled }
    do {
      try sink.start()
      try feed(pictures, sink)
      try sink.finish()
    } catch {
      sink.discard()
      throw error
    }
  }

  /// Whether the film keeps the transparency of the pictures.
  private func keepsAlpha(_ inspection: SequenceInspection) -> Bool {
    guard inspection.hasAlpha, background == .refused else { return false }
    guard let container = try? output.resolvedFormat() else { return false }
    guard let codec = output.codec ?? container.codecs.first else { return true }
    return codec.keepsAlpha && output.pixelFormat.map { $0.contains("a") } ?? true
  }

  private func feed(_ pictures: [NumberedPicture], _ sink: FilmSink) throws {
    let background = background
    let pipeline = FramePipeline<NumberedPicture>(
      sink: sink, frames: pictures.map(\.number), workers: max(1, min(workers, pictures.count)),
      makeWorker: {
        let read = sink.makeReader(background: background)
        return { picture in
          do {
            let file = try PictureFile.data(at: picture.path)
            return try file.withUnsafeBytes { bytes in try read(bytes) }
          } catch let error as PNGError where error.reason == .transparent {
            throw ExportError(
              .input,
              "\"\(picture.path)\" is transparent in places, which the film can't keep. Give a background colour, "
                + "or write .webm (VP9), .mov (ProRes) or .apng.")
          } catch {
            throw ExportError(.input, "\"\(picture.path)\": \(error).")
          }
        }
      },
      progress: progress)
    try pipeline.run(until: cancellation) { pipeline in
      for picture in pictures {
        var key = ContentHasher()
        key.combine(picture.path)
        guard pipeline.submit(picture, key: key.finalize()) else { break }
      }
    }
  }
}
