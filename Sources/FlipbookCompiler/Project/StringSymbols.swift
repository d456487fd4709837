import Foundation

/// The symbols of string catalogues, as Xcode makes them: statics of `LocalizedStringResource` for the keys that somebody
/// entered, functions where the text has places for values.
///
/// Only those that the sources mention are made, and none that they declare.
struct StringSymbols {
  static let fileName = "flipbook-strings.swift"

  /// The file that declares them; nil for none.
  private(set) var source: String?

  /// - Parameters:
  ///   - catalogs: The catalogues, absolute.
  ///   - sources: The texts of the module's files.
  ///   - module: The module whose tables they are; nil for the main bundle's.
  init(catalogs: [String], sources: [String], module: String?) {
    guard !catalogs.isEmpty else { return }
    let mentioned = sources.reduce(into: Set<String>()) { $0.formUnion(Self.members(in: $1)) }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion(Self.statics(in: $1)) }
    var lines: [String] = []
    var taken: Set<String> = []
    for path in catalogs.sorted() {
      let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let entries = CatalogSymbol.read(path).filter {
        mentioned.contains($0.name) && !declared.contains($0.name)
          && taken.insert("\(table).\($0.signature)").inserted
      }
      guard !entries.isEmpty else { continue }
      let isUsual = table == "Localizable"
      let space = isUsual ? nil : AssetName.type(table)
      for type in ["Flipbook.LocalizedStringResource", "Flipbook.LocalizedStringKey"] {
        lines.append("extension \(type) {")
        if let space { lines.append("enum \(space) {") }
        // Where a text can be both, it is a resource.
        let mark = type.hasSuffix("Key") ? "@_disfavoredOverload " : ""
        lines += entries.map {
          mark + $0.declaration(type: type, table: isUsual ? nil : table, module: module)
        }
        lines.append(space == nil ? "}" : "}}")
      }
    }
    if !lines.isEmpty { source = "import Flipbook\n" + lines.joined(separator: "\n") + "\n" }
  }

  /// The names that stand after a point.
  private static func members(in source: String) -> Set<String> {
    var names: Set<String> = []
    for part in source.utf8.split(separator: UInt8(ascii: ".")).dropFirst() {
      let name = part.first == UInt8(ascii: "`") ? part.dropFirst() : part
      names.insert(String(Substring(name).prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }

  /// The names of static members in a file that extends the types of texts.
  private static func statics(in source: String) -> Set<String> {
    guard source.contains(/extension\s+(?:\w+\.)?LocalizedString(?:Resource|Key)\b/) else { return [] }
    return AssetSymbols.statics(in: source, functions: true)
  }
}
