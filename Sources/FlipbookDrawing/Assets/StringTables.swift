import Foundation

/// The English texts of the tables (`.strings` and `.xcstrings`) that come with a scene, by table and key.
package struct StringTables: Sendable {
  /// A text, or two by number.
  private struct Entry: Sendable {
    var one: String?
    var other: String
  }

  private var tables: [String: [String: Entry]] = [:]

  /// Folders and files that are looked at, at most.
  private static let limit = 2_000
  /// Bytes of a table that are read, at most.
  private static let sizeLimit = 4 << 20

  package init() {}

  /// - Parameter folder: The scene's: its tables are those below it, else those in the folders around it, no further up
  ///   than the project's own.
  package init(beside folder: String) {
    for path in Self.files(below: folder) ?? Self.filesAround(folder) {
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      guard size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: path) else { continue }
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let found = path.hasSuffix(".xcstrings") ? Self.catalog(data) : Self.table(data)
      tables[name, default: [:]].merge(found) { first, _ in first }
    }
  }

  /// The text of a key; nil where no table has it.
  ///
  /// - Parameters:
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - count: The number that decides on the plural form; nil for none.
  package func text(_ key: String, table: String? = nil, count: Int? = nil) -> String? {
    guard !tables.isEmpty, let entry = tables[table ?? "Localizable"]?[key] else { return nil }
    return count == 1 ? entry.one ?? entry.other : entry.other
  }

  // MARK: Finding

  private static func isTable(_ name: String, in folder: String) -> Bool {
    if name.hasSuffix(".xcstrings") { return true }
    guard name.hasSuffix(".strings"), name != "InfoPlist.strings" else { return false }
    return !folder.hasSuffix(".lproj") || isEnglish(folder)
  }

  /// Whether a folder has the texts of a device in English.
  private static func isEnglish(_ folder: String) -> Bool {
    ["/en.lproj", "/en-US.lproj", "/Base.lproj"].contains { folder.hasSuffix($0) }
  }

  /// Nil for none.
  private static func files(below folder: String) -> [String]? {
    var found: [String] = []
    var count = 0
    func look(_ place: String, depth: Int) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place))?.sorted() ?? [] {
        count += 1
        guard count <= limit, !name.hasPrefix(".") else { continue }
        if isTable(name, in: place) {
          found.append(place + "/" + name)
        } else if depth < 8, !name.contains(".") || isEnglish("/" + name) {
          look(place + "/" + name, depth: depth + 1)
        }
      }
    }
    look(folder, depth: 0)
    return found.isEmpty ? nil : found
  }

  private static func filesAround(_ folder: String) -> [String] {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<6 {
      place.deleteLastPathComponent()
      guard place.path != "/",
        let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      else { return [] }
      var found: [String] = []
      for name in names.sorted() {
        let path = place.path + "/" + name
        if isTable(name, in: place.path) { found.append(path) }
        guard isEnglish(path) || name == "Resources" || name == "Supporting Files" else { continue }
        found += files(below: path) ?? []
      }
      if !found.isEmpty { return found }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
        break
      }
    }
    return []
  }

  // MARK: Reading

  /// The texts of a `.strings` file.
  private static func table(_ data: Data) -> [String: Entry] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return [:] }
    var found: [String: Entry] = [:]
    let line =
      /\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*|(?:"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.]+))\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/
    for match in text.matches(of: line) {
      guard let key = match.1 ?? match.2, let value = match.3 else { continue }
      found[unescaped(key)] = Entry(other: unescaped(value))
    }
    return found
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(digits.count)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(next)
      }
    }
    return result
  }

  private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String }
    struct Plural: Decodable { var stringUnit: Unit? }
    struct Variations: Decodable { var plural: [String: Plural]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?

      var entry: Entry? {
        if let stringUnit { return Entry(other: stringUnit.value) }
        guard let plural = variations?.plural, let other = plural["other"]?.stringUnit?.value else {
          return nil
        }
        return Entry(one: plural["one"]?.stringUnit?.value, other: other)
      }
    }
    struct Item: Decodable { var localizations: [String: Localization]? }
    var sourceLanguage: String?
    var strings: [String: Item]
  }

  /// The texts of a `.xcstrings` file: those in English, else those in the language that the project is written in.
  private static func catalog(_ data: Data) -> [String: Entry] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
    return catalog.strings.compactMapValues { item in
      let all = item.localizations ?? [:]
      return (all["en"] ?? all["en-US"] ?? catalog.sourceLanguage.flatMap { all[$0] })?.entry
    }
  }
}
