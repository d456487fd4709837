internal import CPango
import Foundation

extension FontFile {
  /// The one glyph that the font draws for a whole text, or nil when it draws several.
  func ligature(_ text: String) -> UInt32? {
    guard let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    shape(buffer)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count == 1, glyphs[0].codepoint != 0 else {
      return nil
    }
    return glyphs[0].codepoint
  }
}
