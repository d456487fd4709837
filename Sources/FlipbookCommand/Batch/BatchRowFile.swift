import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Reads rows from files: `.csv`, `.json` with a list of objects, and `.jsonl` with one to a line.
struct BatchRowFile {
  /// The file's path.
  var path: String
  /// The most rows that there may be.
  var limit: Int

  private static let byteLimit = 256 << 20

  private var reader: ManifestReader { ManifestReader(path: path) }

  func read() throws -> [BatchRow] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.byteLimit else {
      throw FlipbookFailure(
        "\"\(path)\" has \(size >> 20) MB; rows may have \(Self.byteLimit >> 20) MB.", .usage)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no file of rows \"\(path)\" that can be read.", .usage)
    }
    let rows: [BatchRow]
    switch PathText.ending(of: path) {
    case "csv": rows = try csv(data)
    case "json": rows = try json(data)
    case "jsonl", "ndjson": rows = try lines(data)
    default:
      throw FlipbookFailure("\"\(path)\": rows come from files named .csv, .json or .jsonl.", .usage)
    }
    guard !rows.isEmpty else { throw FlipbookFailure("\"\(path)\" holds no row.", .usage) }
    return rows
  }

  // MARK: CSV

  private func csv(_ data: Data) throws -> [BatchRow] {
    var file = CSVReader(data)
    do {
      guard let header = try file.next() else { return [] }
      let names = try columns(header)
      var rows: [BatchRow] = []
      while let record = try file.next() {
        let place = "line \(record.line)"
        guard record.fields.count == names.count else {
          throw reader.failure(
            place, "there are \(record.fields.count) fields, but the header names \(names.count) columns")
        }
        try checkCount(rows.count)
        var row = BatchRow(place: "\"\(path)\", \(place)")
        // A field with nothing in it gives nothing; "" is an empty text.
        for (name, field) in zip(names, record.fields) where !field.text.isEmpty || field.isQuoted {
          try row.add(name, .cell(field.text), ManifestReader(path: path, showsPath: false))
        }
        rows.append(row)
      }
      return rows
    } catch let failure as CSVReader.Failure {
      throw reader.failure("line \(failure.line)", failure.reason)
    }
  }

  private func columns(_ header: CSVReader.Record) throws -> [String] {
    let names = header.fields.map { $0.text.trimmingCharacters(in: .whitespaces) }
    let place = "line \(header.line)"
    if names.count == 1, let other = [";", "\t", "|"].first(where: names[0].contains) {
      throw reader.failure(
        place,
        "columns are separated by commas, not by \(other == "\t" ? "tabs" : "\"\(other)\""); save the file as CSV with "
          + "commas")
    }
    var seen: Set<String> = []
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else { throw reader.failure(place, "column \(index + 1) has no name") }
      guard seen.insert(name).inserted else {
        throw reader.failure(place, "there are two columns \"\(name)\"")
      }
    }
    return names
  }

  // MARK: JSON

  private func json(_ data: Data) throws -> [BatchRow] {
    let root = try reader.json(data)
    guard let list = root as? [Any] else { throw reader.failure("the file", "must be a list of objects") }
    try checkCount(list.count - 1)
    return try list.enumerated().map { try Self.row($1, "[\($0)]", reader) }
  }

  private func lines(_ data: Data) throws -> [BatchRow] {
    var rows: [BatchRow] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      let place = "line \(index + 1)"
      try checkCount(rows.count)
      guard let object = try? JSONSerialization.jsonObject(with: Data(line)) else {
        throw reader.failure(place, "is not JSON; each line holds one object")
      }
      rows.append(try Self.row(object, place, reader))
    }
    return rows
  }

  /// A row of JSON.
  static func row(_ value: Any, _ place: String, _ reader: ManifestReader) throws -> BatchRow {
    var row = BatchRow(place: "\"\(reader.path)\", \(place)")
    let object = try reader.object(value, place, keys: nil)
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      try row.add(key, .json(value), ManifestReader(path: reader.path, showsPath: false))
    }
    return row
  }

  private func checkCount(_ count: Int) throws {
    guard count < limit else {
      throw FlipbookFailure(
        "\"\(path)\" holds more than \(limit) rows; a batch may have \(limit) clips. Raise that with --max-clips.",
        .usage)
    }
  }
}
