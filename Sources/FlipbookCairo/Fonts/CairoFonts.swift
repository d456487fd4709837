internal import CCairo
internal import CCairoShim
import FlipbookPicture
import FlipbookRaster
import Foundation

/// The fonts of one painter, by the names that layouts use.
final class CairoFonts {
  let source: any GlyphSource
  private let options: OpaquePointer
  private var faces: [String: CairoGlyphFace] = [:]
  private var files: [String: EmbeddedFace?] = [:]

  /// A face of a font file, which documents keep a part of.
  final class EmbeddedFace {
    /// A `cairo_font_face_t`, owned.
    let face: OpaquePointer
    /// How much wider and higher than its own outlines the face is drawn.
    let stretch: CGSize

    fileprivate init?(_ place: GlyphStore.FontPlace) {
      guard let face = ccairo_face_create(place.file, place.index) else { return nil }
      self.face = OpaquePointer(face)
      stretch = place.stretch
    }

    deinit { cairo_font_face_destroy(face) }
  }

  init(_ source: any GlyphSource) {
    self.source = source
    guard let options = cairo_font_options_create() else { preconditionFailure("no memory is left") }
    self.options = options
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit { cairo_font_options_destroy(options) }

  /// Makes a font's outlines at quarters of a pixel the font of a context.
  ///
  /// - Parameters: The font's em and slant, in pixels.
  func use(_ font: String, width: Double, height: Double, slant: Double, _ context: OpaquePointer) {
    let face = faces[font] ?? CairoGlyphFace(font, source)
    faces[font] = face
    cairo_set_font_face(context, face.face)
    cairo_set_font_options(context, options)
    var matrix = cairo_matrix_t(xx: width, yx: 0, xy: -slant * width, yy: height, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
  }

  /// Makes the file of a font the font of a context, whose glyphs stay text.
  ///
  /// - Returns: False when there is no such file.
  func embed(_ font: String, size: Double, slant: Double, _ context: OpaquePointer) -> Bool {
    if files[font] == nil {
      files[font] = .some((source as? GlyphStore)?.place(of: font).flatMap { EmbeddedFace($0) })
    }
    guard case let face?? = files[font] else { return false }
    cairo_set_font_face(context, face.face)
    cairo_set_font_options(context, options)
    let (width, height) = (size * face.stretch.width, size * face.stretch.height)
    var matrix = cairo_matrix_t(xx: width, yx: 0, xy: -slant * height, yy: height, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    return true
  }
}
