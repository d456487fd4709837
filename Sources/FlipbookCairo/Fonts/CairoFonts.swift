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
  /// Fonts at the sizes that they were drawn in, each a `cairo_scaled_font_t`, owned.
  private var scaled: [ScaledFont: OpaquePointer] = [:]
  /// The one that was used last: a text of many items has few fonts.
  private var last: (name: ScaledFont, font: OpaquePointer?) = (
    ScaledFont(font: "", width: 0, height: 0, slant: 0), nil
  )

  private struct ScaledFont: Hashable {
    let font: String
    let width: Double
    let height: Double
    let slant: Double
  }

  /// The most fonts at a size that are kept. Text that grows has another in each frame.
  private static let mostScaled = 64

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

  deinit {
    forgetScaled()
    cairo_font_options_destroy(options)
  }

  private func forgetScaled() {
    for font in scaled.values { cairo_scaled_font_destroy(font) }
    scaled.removeAll(keepingCapacity: true)
    last.font = nil
  }

  /// Makes a font's outlines at quarters of a pixel the font of a context.
  ///
  /// - Parameters: The font's em and slant, in pixels.
  func use(_ font: String, width: Double, height: Double, slant: Double, _ context: OpaquePointer) {
    cairo_set_scaled_font(context, scaledFont(font, width: width, height: height, slant: slant))
  }

  /// A font's outlines at quarters of a pixel, a `cairo_scaled_font_t` that stays until the next is asked for.
  ///
  /// - Parameters: The font's em and slant, in pixels.
  func scaledFont(_ font: String, width: Double, height: Double, slant: Double) -> OpaquePointer {
    // The numbers first: they are what differs most often.
    if last.name.width == width, last.name.height == height, last.name.slant == slant, last.name.font == font,
      let font = last.font
    {
      return font
    }
    let name = ScaledFont(font: font, width: width, height: height, slant: slant)
    let found = scaled[name] ?? makeScaled(name)
    last = (name, found)
    return found
  }

  private func makeScaled(_ name: ScaledFont) -> OpaquePointer {
    if scaled.count == Self.mostScaled { forgetScaled() }
    let face = faces[name.font] ?? CairoGlyphFace(name.font, source)
    faces[name.font] = face
    var matrix = cairo_matrix_t(
      xx: name.width, yx: 0, xy: -name.slant * name.width, yy: name.height, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    // A failed one is no null pointer; the context that draws with it takes its status over.
    guard let font = cairo_scaled_font_create(face.face, &matrix, &identity, options) else {
      preconditionFailure("no memory is left")
    }
    scaled[name] = font
    return font
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
