import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import FlipbookTestSupport

extension GalleryCase {
  /// The pictures of the moments, in order.
  ///
  /// - Parameter scale: Pixels per point; the case's own unless given.
  @MainActor
  package func pictures(_ look: GalleryLook, scale: Double? = nil) throws -> [Bitmap] {
    let lists = try displayLists(look, scale: scale ?? self.scale)
    return try lists.map { try TestRendering.bitmap(of: $0, scale: scale ?? self.scale) }
  }

  /// The approved looks below each other, with the moments from left to right.
  @MainActor
  package func strip() throws -> Bitmap {
    try ContactSheet.grid(GalleryLook.approved.map { try pictures($0) })
  }

  @MainActor
  private func displayLists(_ look: GalleryLook, scale: Double) throws -> [DisplayList] {
    let rate = 60.0
    var settings = SceneSettings()
    settings.size = size
    settings.scale = scale
    settings.frameRate = FrameRate(rate)
    settings.duration = (times.last ?? 0) + 1
    settings.colorScheme = look.colorScheme
    settings.dynamicTypeSize = look.dynamicTypeSize
    settings.script.steps = script
    let source = try SceneFrameSource(entry: entry(), settings: settings, resources: TestRendering.resources)
    return times.map { source.displayList(at: Int(($0 * rate + 1e-6).rounded(.down))) }
  }
}
