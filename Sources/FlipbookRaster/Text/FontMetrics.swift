internal import CPango
import Foundation

/// The measures of a face, in ems. Heights above the baseline and depths below it are both positive.
struct FontMetrics: Equatable, Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  /// Extra space between lines.
  var lineGap: CGFloat
  var capHeight: CGFloat
  /// The part of the ascent that the phone adds to that of the face, and that distances to other views don't count.
  var addedAscent: CGFloat = 0
  /// From the baseline down to the top of an underline.
  var underlineOffset: CGFloat
  var underlineThickness: CGFloat
  /// From the baseline up to the top of a line through text.
  var strikethroughOffset: CGFloat
  var strikethroughThickness: CGFloat

  init(
    ascent: CGFloat, descent: CGFloat, lineGap: CGFloat = 0, capHeight: CGFloat = 0.7,
    underlineOffset: CGFloat = 0.1, underlineThickness: CGFloat = 0.05, strikethroughOffset: CGFloat = 0.3,
    strikethroughThickness: CGFloat = 0.05
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
    self.strikethroughThickness = strikethroughThickness
  }

  /// - Parameters:
  ///   - font: An `hb_font_t`.
  ///   - unit: The size of one of its units in ems.
  init(font: OpaquePointer, unit: CGFloat) {
    func read(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      var position: Int32 = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? CGFloat(position) * unit : nil
    }
    let header = Self.horizontalHeader(of: font)
    let ascent = header?.ascent ?? read(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.95
    let thickness = read(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
    self.init(
      ascent: ascent,
      descent: header?.descent ?? abs(read(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0.25),
      lineGap: header?.lineGap ?? max(0, read(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0),
      capHeight: read(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent * 0.75,
      underlineOffset: -(read(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1), underlineThickness: thickness,
      strikethroughOffset: read(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? ascent * 0.33,
      strikethroughThickness: read(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? thickness)
  }

  /// The measures of the phone's Helvetica, to whose ascent a phone adds 0.15 of its height, on a face like it.
  var asHelvetica: FontMetrics {
    var metrics = self
    (metrics.ascent, metrics.addedAscent) = (0.92, 0.15)
    (metrics.descent, metrics.lineGap, metrics.capHeight) = (0.23, 0, 0.717)
    return metrics
  }

  /// The measures of a face that is set as the phone's.
  func set(as standIn: StandIn) -> FontMetrics {
    let height = standIn.stretch.height
    return FontMetrics(
      ascent: StandIn.ascent, descent: StandIn.descent, capHeight: StandIn.capHeight,
      underlineOffset: underlineOffset * height, underlineThickness: underlineThickness,
      strikethroughOffset: strikethroughOffset * height, strikethroughThickness: strikethroughThickness)
  }
}
