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
  package func pictures(_ appearance: GalleryAppearance, scale: Double? = nil) throws -> [Bitmap] {
    let lists = try displayLists(appearance, scale: scale ?? self.scale)
    return try lists.map { try TestRendering.bitmap(of: $0, scale: scale ?? self.scale) }
  }

  /// The approved looks below each other, with the moments from left to right.
  @MainActor
  package func strip() throws -> Bitmap {
    try ContactSheet.grid(GalleryAppearance.approved.map { try pictures($0) })
  }

  @MainActor
  private func displayLists(_ appearance: GalleryAppearance, scale: Double) throws -> [DisplayList] {
    let rate = 60.0
    var settings = SceneSettings()
    settings.size = size
    settings.scale = scale
    settings.frameRate = FrameRate(rate)
    settings.duration = (times.last ?? 0) + 1
    settings.colorScheme = appearance.colorScheme
    settings.dynamicTypeSize = appearance.dynamicTypeSize
    settings.script.steps = script
    let source = try SceneFrameSource(entry: entry(), settings: settings, resources: TestRendering.resources)
    return times.map { source.displayList(at: Int(($0 * rate + 1e-6).rounded(.down))) }
  }
}
