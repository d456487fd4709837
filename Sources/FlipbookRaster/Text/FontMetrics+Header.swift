internal import CPango
import Foundation

extension FontMetrics {
  /// Ascent, descent and line gap of a face's `hhea` table, in ems; nil where that has none.
  ///
  /// A phone goes by these, also in fonts that ask for the figures of their `OS/2` table (`USE_TYPO_METRICS`).
  ///
  /// - Parameter font: An `hb_font_t`.
  static func horizontalHeader(
    of font: OpaquePointer
  ) -> (ascent: CGFloat, descent: CGFloat, lineGap: CGFloat)? {
    let face = hb_font_get_face(font)
    let unitsPerEm = CGFloat(hb_face_get_upem(face))
    guard unitsPerEm > 0, let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 10 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func ems(at offset: Int, _ variation: hb_ot_metrics_tag_t) -> CGFloat {
      let units = Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))
      return (CGFloat(units) + CGFloat(hb_ot_metrics_get_variation(font, variation))) / unitsPerEm
    }
    let ascent = ems(at: 4, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    let descent = ems(at: 6, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    guard ascent != 0 || descent != 0 else { return nil }
    return (ascent, abs(descent), max(0, ems(at: 8, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)))
  }

  /// `hhea`.
  private static let tag: UInt32 = 0x6868_6561
}
