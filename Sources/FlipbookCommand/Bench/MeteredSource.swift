import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes

/// A source whose recording is measured, without the digest that a film's cache or manifest would ask for.
struct MeteredSource: FrameSource {
  var source: SceneFrameSource
  var meter: WorkMeter
  var session: SceneSession

  var format: FrameFormat { source.format }

  func displayList(at frame: Int) throws -> DisplayList {
    let list = meter.recording { source.displayList(at: frame) }
    try session.checkForErrors()
    return list
  }
}
