import Flipbook
import FlipbookExport

/// A benchmark scene as the export path sees it.
@MainActor
struct BenchmarkSource: FrameSource {
  let scene: any BenchmarkScene

  var format: FrameFormat {
    FrameFormat(
      size: BenchmarkScenes.size, frameRate: FrameRate(BenchmarkScenes.frameRate, over: 1)!,
      frameCount: BenchmarkScenes.frameCount)
  }

  func displayList(at frame: Int) -> DisplayList { BenchmarkRendering.list(of: scene, frame: frame) }
}
