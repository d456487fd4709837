import FlipbookPicture
import FlipbookRaster

extension CairoPainter {
  /// The pixels that have to be painted before the last items so that those of a region come out right.
  func backdropRegion(_ items: [DisplayItem], _ region: PixelRect) -> PixelRect {
    region.grown(behind: items, deviceTransform, canvas: canvasBounds)
  }

  /// Calls a function while what an item sees behind itself is known.
  func withBackdrop(of item: DisplayItem, _ job: CairoJob, _ body: () -> Void) {
    guard item.backdropReach != nil, let pixels = job.sheet.pixels,
      let picture = item.picture(
        behind: job.clip, backdropStack.compactMap(\.pixels) + [pixels], deviceTransform,
        canvas: canvasBounds, pool)
    else { return body() }
    let outer = backdropPicture
    backdropPicture = picture
    body()
    backdropPicture = outer
  }
}
