internal import CPango
import FlipbookPicture
import Foundation

/// Latin Modern Math, the font of TeX's formulae, read when the first formula is laid out.
package final class FileMathFont: MathFont {
  /// The Debian package that has it.
  package static let package = "fonts-lmodern"
  private static let path = "/usr/share/texmf/fonts/opentype/public/lm-math/latinmodern-math.otf"

  private let file: FontFile

  /// - Returns: Nil when it is not installed, or has no `MATH` table.
  package init?() {
    guard let file = FontFile(path: Self.path, index: 0),
      hb_ot_math_has_data(hb_font_get_face(file.font)) != 0
    else { return nil }
    self.file = file
  }

  private func ems(_ units: hb_position_t) -> Double { Double(units) * Double(file.unit) }

  package func constant(_ constant: MathConstant) -> Double {
    let value = hb_ot_math_get_constant(file.font, hb_ot_math_constant_t(rawValue: constant.rawValue))
    return constant.isShare ? Double(value) / 100 : ems(value)
  }

  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { file.glyph(for: scalar) }
  package func advance(of glyph: UInt32) -> Double { Double(file.ownAdvance(of: glyph)) }
  package func outline(of glyph: UInt32) -> Path? { file.outline(of: glyph)?.path }

  package func italicsCorrection(of glyph: UInt32) -> Double {
    ems(hb_ot_math_get_glyph_italics_correction(file.font, glyph))
  }

  package func accentPlace(of glyph: UInt32) -> Double {
    ems(hb_ot_math_get_glyph_top_accent_attachment(file.font, glyph))
  }

  private static func direction(_ isUpright: Bool) -> hb_direction_t {
    isUpright ? HB_DIRECTION_BTT : HB_DIRECTION_LTR
  }

  package func variants(of glyph: UInt32, isUpright: Bool) -> [(glyph: UInt32, extent: Double)] {
    var count: UInt32 = 32
    var found = [hb_ot_math_glyph_variant_t](repeating: hb_ot_math_glyph_variant_t(), count: 32)
    _ = hb_ot_math_get_glyph_variants(file.font, glyph, Self.direction(isUpright), 0, &count, &found)
    return found.prefix(Int(count)).map { ($0.glyph, ems($0.advance)) }
  }

  package func pieces(of glyph: UInt32, isUpright: Bool) -> [MathPiece] {
    var count: UInt32 = 16
    var correction: hb_position_t = 0
    var found = [hb_ot_math_glyph_part_t](repeating: hb_ot_math_glyph_part_t(), count: 16)
    _ = hb_ot_math_get_glyph_assembly(
      file.font, glyph, Self.direction(isUpright), 0, &count, &found, &correction)
    return found.prefix(Int(count)).map {
      MathPiece(
        glyph: $0.glyph, startOverlap: ems($0.start_connector_length),
        endOverlap: ems($0.end_connector_length), extent: ems($0.full_advance),
        isRepeated: $0.flags.rawValue & HB_OT_MATH_GLYPH_PART_FLAG_EXTENDER.rawValue != 0)
    }
  }
}
