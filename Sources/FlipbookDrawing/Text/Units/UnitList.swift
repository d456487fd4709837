import Foundation
internal import _FoundationICU

/// Joins amounts that belong together, such as hours and minutes, in the form of a locale.
package enum UnitList {
  /// Returns the amounts one after another: `1 hour, 5 minutes` or `1h 5m`; nil where ICU reports an error.
  package static func text(_ parts: [String], _ width: UnitText.Width, locale: Locale) -> String? {
    let form =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .abbreviated: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    var status = U_ZERO_ERROR
    let format = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, form, &status)
    guard let format, status.isSuccess else { return nil }
    defer { swift_ulistfmt_close(format) }
    let units = parts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    // The addresses of the parts hold as long as one array holds all of them.
    let all = units.flatMap { $0 }
    return all.withUnsafeBufferPointer { all in
      var (starts, place): ([UnsafePointer<UInt16>?], Int) = ([], 0)
      for part in units {
        starts.append(all.baseAddress.map { $0 + place })
        place += part.count
      }
      return UTF16Buffer.text {
        swift_ulistfmt_format(format, starts, lengths, Int32(parts.count), &$0, Int32($0.count), &$1)
      }
    }
  }
}
