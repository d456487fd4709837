import FlipbookExport
import FlipbookScenes

extension TimePosition {
  /// The frame of a clip that is shown here.
  ///
  /// - Throws: ``FlipbookFailure`` for a place outside the clip.
  func frame(of format: FrameFormat) throws -> Int {
    let rate = format.frameRate.framesPerSecond
    let count = format.frameCount
    let frame = frameShown(rate: rate, count: count)
    guard frame < count else {
      throw FlipbookFailure(
        "--at lies outside the clip: it has \(count) frames and lasts \(TimeText.seconds(Double(count) / rate)); "
          + "its last frame is \(count - 1), or 100%.", .usage)
    }
    return frame
  }
}
