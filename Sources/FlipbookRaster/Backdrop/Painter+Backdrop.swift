import FlipbookPicture
import Foundation

/// The picture behind is taken from the surfaces that are open: the one that is painted on and those that it
/// is going to be composited on. Lists with such items are painted whole, with what is around them, so that a
/// pixel has the same colour whatever part of the picture is painted.
extension Painter {
  /// The pixels that have to be painted before the last items so that those of a region come out right.
  func backdropRegion(_ items: [DisplayItem], _ region: PixelRect) -> PixelRect {
    region.grown(behind: items, deviceTransform, canvas: canvasBounds)
  }

  /// Calls a function while what an item sees behind itself is known.
  ///
  /// - Parameter job: Where the item is going to be painted.
  func withBackdrop(of item: DisplayItem, _ job: PaintJob, _ body: () -> Void) {
    guard item.backdropReach != nil,
      let surface = item.picture(
        behind: job.clip, backdropStack + [job.surface], deviceTransform, canvas: canvasBounds, pool)
    else { return body() }
    let outer = backdropSource
    backdropSource = BackdropSource(surface)
    body()
    backdropSource = outer
    pool.give(surface)
  }
}
