import Flipbook
import FlipbookScenes
import Foundation

/// Reads props: a JSON object as it stands, or the path of a file that holds one.
enum PropsText {
  /// - Throws: ``FlipbookFailure`` when the file can't be read or the text is not a JSON object.
  static func read(_ text: String) throws -> Props {
    let isInline = text.first { !$0.isWhitespace }.map("{[".contains) ?? false
    let place = isInline ? "--props" : "\"\(text)\""
    let data: Data
    if isInline {
      data = Data(text.utf8)
    } else {
      guard let content = FileManager.default.contents(atPath: text) else {
        throw FlipbookFailure(
          "--props: there is no file \"\(text)\" to read; give a file or JSON like {\"n\": 3}.", .usage)
      }
      data = content
    }
    if let values = try? JSONDecoder().decode([String: PropValue].self, from: data) { return Props(values) }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw FlipbookFailure("\(place) is not JSON\(position(of: error, in: data)).", .usage)
    }
    throw FlipbookFailure("\(place) must be a JSON object, like {\"name\": \"Ada\"}.", .usage)
  }

  /// Where JSON goes wrong: ` from line 2, column 7 on`; empty when Foundation does not say.
  static func position(of error: any Error, in data: Data) -> String {
    let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    guard let marker = reason.firstRange(of: "character "),
      let offset = Int(reason[marker.upperBound...].prefix { $0.isNumber }), offset <= data.count
    else { return "" }
    let before = data.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return " from line \(line), column \(column) on"
  }
}
