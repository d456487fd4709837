import Flipbook
import FlipbookExport
import FlipbookScenes

/// A source that is asked after each frame whether the next is still wanted.
struct CheckedSource: FrameSource {
  var source: SceneFrameSource
  var record: RenderRecord
  var watch: MotionWatch
  var check: () throws -> Void

  var format: FrameFormat { source.format }
  var recordsInOrder: Bool { source.recordsInOrder }

  func displayList(at frame: Int) throws -> DisplayList {
    let make = { source.displayList(at: frame) }
    let list = record.profiler?.record(frame, make) ?? make()
    record.recorder?.record(list: list.contentHash, of: frame)
    watch.observe(list)
    try check()
    return list
  }
}
