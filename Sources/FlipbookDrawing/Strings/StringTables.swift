import Foundation

/// The texts of the tables (`.strings`, `.stringsdict` and `.xcstrings`) that come with a scene or a module, by table,
/// language and key.
package struct StringTables: Sendable {
  /// The texts of a table by language; `Base` for those of the base, an empty name for those that belong to none.
  private struct Table: Sendable {
    var languages: [String: [String: LocalizedEntry]] = [:]
    /// The language that the project is written in, where the table says.
    var source: String?
  }

  private var tables: [String: Table] = [:]

  /// Folders and files that are visited, at most.
  private static let limit = 4_000
  /// Bytes of a table that are read, at most.
  private static let sizeLimit = 16 << 20

  package init() {}

  /// - Parameter folder: The scene's: its tables are those below it, else those in the folders around it, no further up
  ///   than the project's own.
  package init(beside folder: String) { read(Self.files(below: folder) ?? Self.filesAround(folder)) }

  /// - Parameter roots: Files, and folders with what is below them.
  package init(in roots: [String]) {
    read(
      roots.flatMap { Self.isTable(($0 as NSString).lastPathComponent) ? [$0] : Self.files(below: $0) ?? [] })
  }

  private mutating func read(_ files: [String]) {
    for path in files {
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      guard size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: path) else { continue }
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let language = Self.language(of: path)
      switch (path as NSString).pathExtension {
      case "xcstrings":
        let catalog = StringCatalogFile(data)
        tables[name, default: Table()].source = tables[name]?.source ?? catalog.sourceLanguage
        // Any order: each goes to a place of its own.
        for (language, entries) in catalog.languages { add(entries, language, to: name) }
      case "stringsdict": add(StringsDictFile.entries(data), language, to: name, isFirst: true)
      default: add(StringsFile.entries(data), language, to: name)
      }
    }
  }

  /// - Parameter isFirst: Whether the texts come before those of other files.
  private mutating func add(
    _ entries: [String: LocalizedEntry], _ language: String, to name: String, isFirst: Bool = false
  ) {
    tables[name, default: Table()].languages[language, default: [:]].merge(entries) { known, new in
      isFirst ? new : known
    }
  }

  /// The language that the folder of a file is for; empty for none.
  private static func language(of path: String) -> String {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
  }

  /// The text of a key in the scene's language; nil where no table has it.
  ///
  /// A language that lacks the key gives way to the one that the project is written in, to English, and to the base.
  ///
  /// - Parameters:
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - counts: The whole numbers among the values, in their order; nil for others. They decide on plural forms.
  ///   - language: The language whose texts alone are looked up; nil for the scene's.
  package func text(
    _ key: String, table: String? = nil, counts: [Int?] = [], language: String? = nil
  ) -> String? {
    guard !tables.isEmpty, let table = tables[table ?? "Localizable"] else { return nil }
    let names =
      language.map { [$0] }
      ?? SceneLocale.tableNames(of: SceneLocale.current)
      + [table.source, "en", "en-US", "Base", ""].compactMap(\.self)
    for name in names {
      guard let entry = table.languages[name]?[key] else { continue }
      return entry.text(
        counts: counts, language: ["Base", ""].contains(name) ? SceneLocale.language : name,
        device: SceneLocale.device)
    }
    return nil
  }

  /// The languages that any table has, in order.
  package var languages: [String] {
    Set(tables.values.flatMap(\.languages.keys)).subtracting(["", "Base"]).sorted()
  }

  /// Whether a table has texts of a language.
  func has(_ table: String, language: String) -> Bool {
    tables[table]?.languages[language]?.isEmpty == false
  }

  // MARK: Finding

  private static func isTable(_ name: String) -> Bool {
    name.hasSuffix(".xcstrings")
      || ((name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")) && !name.hasPrefix("InfoPlist."))
  }

  /// Nil for none.
  private static func files(below folder: String) -> [String]? {
    var found: [String] = []
    var count = 0
    func visit(_ place: String, depth: Int) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place))?.sorted() ?? [] {
        count += 1
        guard count <= limit, !name.hasPrefix(".") else { continue }
        if isTable(name) {
          found.append(place + "/" + name)
        } else if depth < 8, !name.contains(".") || name.hasSuffix(".lproj") {
          visit(place + "/" + name, depth: depth + 1)
        }
      }
    }
    visit(folder, depth: 0)
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
        if isTable(name) { found.append(path) }
        guard name.hasSuffix(".lproj") || name == "Resources" || name == "Supporting Files" else { continue }
        found += files(below: path) ?? []
      }
      if !found.isEmpty { return found }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
        break
      }
    }
    return []
  }
}
