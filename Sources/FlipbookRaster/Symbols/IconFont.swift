internal import CPango
import FlipbookPicture
import Foundation

/// An icon font: finds glyphs by the names that its makers gave them.
final class IconFont: Sendable {
  static let material = IconFont(package: "fonts-material-design-icons-iconfont")
  static let designIcons = IconFont(package: "fonts-materialdesignicons-webfont")

  private let file: FontFile?

  private init(package: String) {
    let path = PinnedFonts.packages.first { $0.name == package }?.paths.first
    file = path.flatMap { FontFile(path: $0, index: 0) }
  }

  var isInstalled: Bool { file != nil }

  /// The shape of an icon in the grid it was drawn on: a square of one em with its middle at the origin.
  ///
  /// - Returns: nil when the font has no icon of that name or is not installed.
  func contours(named name: String) -> Contours? {
    // One font names its glyphs, in the other each name is a ligature of its letters.
    guard let file, let glyph = file.glyph(named: name) ?? file.ligature(name),
      let outline = file.outline(of: glyph)
    else { return nil }
    let middle = (file.metrics.ascent - file.metrics.descent) / 2
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -file.advance(of: glyph) / 2, ty: middle)
    return Contours(outline.path).transformed(move).clockwise
  }
}
