internal import CPango
import FlipbookPicture
import Foundation

/// One face of a font file, read by HarfBuzz: outlines, pictures and measures, all in ems with y down.
final class FontFile: @unchecked Sendable {
  // Unchecked: the HarfBuzz font is made immutable in `init`, after which any thread may read it.

  /// An `hb_font_t` whose scale is the font's units per em, owned.
  let font: OpaquePointer
  let unit: CGFloat
  private let hasPictures: Bool
  /// How much wider and higher than its own outlines the face is drawn.
  let stretch: CGSize
  let metrics: FontMetrics

  /// - Parameter standIn: How the face is set as one of the phone's; nil to set it as it is.
  /// - Returns: nil when the file can't be read or has no such face.
  init?(path: String, index: Int, standIn: StandIn? = nil) {
    let blob = hb_blob_create_from_file_or_fail(path)
    guard let blob else { return nil }
    defer { hb_blob_destroy(blob) }
    // As fontconfig counts: the face in the lower half, the instance of a variable font above, from 1.
    let (number, instance) = (index & 0xffff, index >> 16)
    guard index >= 0, number < Int(hb_face_count(blob)) else { return nil }
    let face = hb_face_create(blob, UInt32(number))
    defer { hb_face_destroy(face) }
    hb_face_make_immutable(face)
    guard let face, let font = hb_font_create(face), hb_face_get_glyph_count(face) > 0 else { return nil }
    let unitsPerEm = max(1, hb_face_get_upem(face))
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    hb_font_make_immutable(font)
    self.font = font
    unit = 1 / CGFloat(unitsPerEm)
    hasPictures = hb_ot_color_has_png(face) != 0
    stretch = standIn?.stretch ?? CGSize(width: 1, height: 1)
    let own = FontMetrics(font: font, unit: unit)
    let isHelvetica = standIn == nil && (path as NSString).lastPathComponent.hasPrefix("LiberationSans-")
    metrics = standIn.map { own.set(as: $0) } ?? (isHelvetica ? own.asHelvetica : own)
  }

  deinit { hb_font_destroy(font) }

  /// The glyph for a character, or nil when the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Shapes a buffer of HarfBuzz's with the font.
  func shape(_ buffer: OpaquePointer) { hb_shape(font, buffer, nil, 0) }

  /// The glyph with a name in the font's name table, or nil.
  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  /// How far the pen moves to the right.
  func advance(of glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * unit * stretch.width
  }

  /// How far the pen moves to the right in the face as it is.
  func ownAdvance(of glyph: UInt32) -> CGFloat { CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * unit }

  var glyphCount: UInt32 { hb_face_get_glyph_count(hb_font_get_face(font)) }

  /// The glyph's name in the font's name table, or nil.
  func name(of glyph: UInt32) -> String? {
    var name = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(font, glyph, &name, UInt32(name.count)) != 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The smallest rectangle known to hold the glyph's ink, or nil for blank glyphs.
  func inkBounds(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
    else {
      return nil
    }
    let (x, y) = (unit * stretch.width, unit * stretch.height)
    return CGRect(
      x: CGFloat(extents.x_bearing) * x, y: -CGFloat(extents.y_bearing) * y,
      width: CGFloat(extents.width) * x, height: -CGFloat(extents.height) * y)
  }

  /// The outline of a glyph, or nil when it has none.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    var pen = GlyphPen(unitX: unit * stretch.width, unitY: unit * stretch.height)
    withUnsafeMutablePointer(to: &pen) {
      hb_font_get_glyph_shape(font, glyph, GlyphPen.functions.pointer, $0)
    }
    guard !pen.path.isEmpty else { return nil }
    return GlyphOutline(path: pen.path, bounds: pen.path.boundingRect)
  }

  /// The PNG file of a glyph that is a picture, or nil.
  func picture(of glyph: UInt32) -> Data? {
    guard hasPictures, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }
}
