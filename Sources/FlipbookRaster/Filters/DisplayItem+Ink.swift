import FlipbookPicture
import Foundation

extension DisplayItem {
  /// The pixels that the content and the first filters can colour.
  ///
  /// - Parameters:
  ///   - stages: The first of the item's filters.
  ///   - canvas: The whole canvas. An item without bounds reaches as far as filters read.
  ///   - map: From list space to pixels.
  package func inkBounds(
    after stages: ArraySlice<FilterStage>, canvas: PixelRect, _ map: (CGRect) -> CGRect
  ) -> PixelRect {
    var ink = contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: .infinite) }
    if ink.isInfinite { return canvas.insetBy(-PixelFilter.mostMargin) }
    return PixelRect(covering: map(ink))
  }
}
