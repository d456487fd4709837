import Foundation

/// The names that may be those of modules in the imports of a file and in its `canImport` conditions. More names than that
/// do no harm.
enum ImportedNames {
  /// - Parameter path: A Swift file; one that can't be read imports nothing.
  static func inFile(_ path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return inSource(String(decoding: data, as: UTF8.self))
  }

  static func inSource(_ source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = Substring(line)
      guard line.contains("import ") || line.contains("canImport") else { continue }
      names.formUnion(line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
    return names
  }
}
