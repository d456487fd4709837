import FlipbookPicture
import Foundation

/// The shape of a glyph.
package struct GlyphOutline: Sendable, Equatable {
  /// In ems from the glyph's origin on the baseline, y down, nonzero winding, not hinted.
  package var path: Path
  /// The smallest rectangle around the shape, in ems.
  package var bounds: CGRect

  package init(path: Path, bounds: CGRect) {
    self.path = path
    self.bounds = bounds
  }
}
