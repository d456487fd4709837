import FlipbookLayerScenes
import FlipbookScenes
import Foundation

/// Rows of data for a scene, each the props of one film, as a batch takes them.
package struct PropRows {
  /// The file that they were read from.
  package let path: String
  private let rows: [BatchRow]

  /// The most rows that are read.
  private static let limit = 100_000

  /// - Throws: ``FlipbookFailure`` when there are none, or they can't be understood.
  package init(path: String) throws {
    self.path = path
    rows = try BatchRowFile(path: path, limit: Self.limit).read()
  }

  package var count: Int { rows.count }

  /// The props of a row as a JSON object. Props that the scene doesn't declare are left out, such as a column that
  /// names outputs.
  ///
  /// - Parameters:
  ///   - index: From 0.
  ///   - declared: The props that the scene declares; nil where that is not known yet.
  /// - Throws: ``FlipbookFailure`` for a cell that can't be of its prop's kind.
  package func props(_ index: Int, declared: [DeclaredProp]?) throws -> String {
    let row = rows[index]
    var values: [String: Any] = [:]
    for (name, value) in row.props {
      let prop = declared?.first { $0.name == name }
      if declared != nil, prop == nil { continue }
      values[name] = try PropCell.value(value, of: prop, named: name, in: row)
    }
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
