/// Text that is put in place of a part of a scene file before it is compiled.
struct SourceEdit: Equatable {
  /// UTF-8 offsets, half open.
  var range: Range<Int>
  var text: String

  /// Does edits that don't overlap. What is put in takes no lines away: those of the part it replaces are added at its
  /// end, so that everything after stays on its line.
  static func apply(_ edits: [SourceEdit], to source: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      let breaks = bytes[edit.range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      result += breaks
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
