import Foundation

/// Texts of tables, in which values stand as conversions.
enum LocalizedFormat {
  /// The conversion that a value stands as in the key of a table.
  static func specifier<T>(of value: T) -> String {
    switch value {
    case is Int, is Int64: "%lld"
    case is Int32, is Int16, is Int8: "%d"
    case is UInt, is UInt64: "%llu"
    case is UInt32, is UInt16, is UInt8: "%u"
    case is Double, is CGFloat: "%lf"
    case is Float: "%f"
    default: "%@"
    }
  }

  /// A text with its values put in, in their order or by their numbers.
  static func segments(_ format: String, _ arguments: [[Text.Segment]]) -> [Text.Segment] {
    var result: [Text.Segment] = []
    func append(_ text: some StringProtocol) {
      if !text.isEmpty { result.append(Text.Segment(content: String(text))) }
    }
    var start = format.startIndex
    var next = 0
    for place in TextConversion.find(in: format) {
      append(format[start..<place.range.lowerBound])
      start = place.range.upperBound
      guard !place.isPercent else {
        append("%")
        continue
      }
      let index = place.index ?? next
      next += 1
      if arguments.indices.contains(index) { result += arguments[index] } else { append(format[place.range]) }
    }
    append(format[start...])
    return result
  }
}
