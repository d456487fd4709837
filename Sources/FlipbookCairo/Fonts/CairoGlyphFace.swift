internal import CCairo
internal import CCairoShim
import FlipbookPicture
import FlipbookRaster
import Foundation

/// A font of Cairo's whose glyphs are Flipbook's outlines at quarters of a pixel, which Cairo itself would round to whole
/// ones: the lowest four bits of a glyph's number say where it lies, the rest which it is.
final class CairoGlyphFace {
  /// A `cairo_font_face_t`, owned.
  let face: OpaquePointer

  private final class Content {
    let font: String
    let source: any GlyphSource

    init(_ font: String, _ source: any GlyphSource) {
      self.font = font
      self.source = source
    }
  }

  init(_ font: String, _ source: any GlyphSource) {
    guard let face = cairo_user_font_face_create() else { preconditionFailure("no memory is left") }
    self.face = face
    let content = Unmanaged.passRetained(Content(font, source))
    let status = cairo_font_face_set_user_data(face, Self.key, content.toOpaque()) { content in
      if let content { Unmanaged<Content>.fromOpaque(content).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { content.release() }
    cairo_user_font_face_set_render_glyph_func(face) { scaled, number, context, _ in
      guard let scaled, let context,
        let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(scaled), CairoGlyphFace.key)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let content = Unmanaged<Content>.fromOpaque(data).takeUnretainedValue()
      guard let outline = content.source.outline(font: content.font, glyph: UInt32(number >> 4)) else {
        return CAIRO_STATUS_SUCCESS
      }
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaled, &matrix)
      let place = CGAffineTransform(
        translationX: Double(number & 3) / 4 / matrix.xx, y: Double(number >> 2 & 3) / 4 / matrix.yy)
      var pen = CairoPen(context)
      pen.add(outline.path, place)
      cairo_set_tolerance(context, 0.04)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(face) }

  private static var key: UnsafePointer<cairo_user_data_key_t> {
    guard let key = ccairo_key() else { preconditionFailure("a static has an address") }
    return key.assumingMemoryBound(to: cairo_user_data_key_t.self)
  }
}
