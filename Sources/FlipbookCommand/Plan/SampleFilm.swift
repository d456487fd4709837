import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// A film of a few frames that is made to see how long that takes, and removed.
@MainActor
struct SampleFilm {
  let output: OutputSettings
  let format: FrameFormat
  let renderer: Renderer

  private struct Source: FrameSource {
    let format: FrameFormat
    let lists: [DisplayList]
    func displayList(at frame: Int) -> DisplayList { lists[frame] }
  }

  /// Seconds that the frames take to be painted and encoded, with the encoder's start and end.
  ///
  /// - Throws: ``FlipbookFailure``, ``ExportError``.
  func seconds(_ lists: [DisplayList]) throws -> Double {
    let folder = try SceneProcess.workingFolder("flipbook-plan-")
    defer { folder.remove() }
    var film = output
    film.path = "\(folder.path)/film.\((output.path as NSString).pathExtension)"
    film.segments = .none
    (film.audio, film.sounds, film.captions) = (nil, [], [])
    var format = format
    format.frameCount = lists.count
    var job = RenderJob(output: film, makeCanvas: SceneResources.canvasMaker(renderer))
    job.workers = 1
    let start = ContinuousClock.now
    try job.run(Source(format: format, lists: lists))
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
