import Foundation
internal import _FoundationICU

/// Writes how far away a date is, in the words of a locale.
package enum RelativeDateText {
  /// A unit of time.
  package enum Unit: Sendable {
    case year, month, week, day, hour, minute, second

    fileprivate var icu: URelativeDateTimeUnit {
      switch self {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    }
  }

  /// Returns a distance in time.
  ///
  /// - Parameters:
  ///   - offset: In the unit; negative for the past, −0 for a past of less than one.
  ///   - width: `2 months ago`, `2 mo. ago` or `2mo ago`.
  ///   - isNamed: Whether near dates have names, such as yesterday.
  ///   - isCapitalized: Whether the text begins a sentence.
  /// - Returns: nil where ICU reports an error.
  package static func text(
    _ offset: Double, _ unit: Unit, _ width: UnitText.Width, isNamed: Bool, isCapitalized: Bool = false,
    locale: Locale
  ) -> String? {
    let style =
      switch width {
      case .wide: UDAT_STYLE_LONG
      case .abbreviated: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    var status = U_ZERO_ERROR
    let context =
      isCapitalized ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
    let format = swift_ureldatefmt_open(locale.identifier, nil, style, context, &status)
    guard let format, status.isSuccess else { return nil }
    defer { swift_ureldatefmt_close(format) }
    return UTF16Buffer.text {
      isNamed
        ? swift_ureldatefmt_format(format, offset, unit.icu, &$0, Int32($0.count), &$1)
        : swift_ureldatefmt_formatNumeric(format, offset, unit.icu, &$0, Int32($0.count), &$1)
    }
  }
}
