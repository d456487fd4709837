import FlipbookPicture
import Foundation

/// The picture of a glyph.
package struct ColoredGlyph: Sendable, Equatable {
  package var bitmap: Bitmap
  /// Where the picture goes, in ems from the glyph's origin on the baseline, y down.
  package var rect: CGRect

  package init(bitmap: Bitmap, rect: CGRect) {
    self.bitmap = bitmap
    self.rect = rect
  }
}
