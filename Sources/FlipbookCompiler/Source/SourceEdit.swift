/// Text that is put in place of a part of a scene file before it is compiled.
struct SourceEdit: Equatable {
  /// UTF-8 offsets, half open.
  var range: Range<Int>
  var text: String

  /// Does edits; of those that overlap, the one that starts first.
  ///
  /// An edit removes no lines: those that the replaced part has more are added at its end, so that everything after
  /// stays on its line.
  static func apply(_ edits: [SourceEdit], to source: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= place else { continue }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      let breaks = bytes[edit.range].filter(isBreak)
      result += breaks.dropFirst(edit.text.utf8.count(where: isBreak))
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
