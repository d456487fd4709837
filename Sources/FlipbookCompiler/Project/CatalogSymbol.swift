import FlipbookDrawing
import Foundation

/// A key of a string catalogue that has a symbol.
///
/// The name is the key without its conversions, in camel case. A conversion with a name in parentheses, as `%(count)lld`, is a
/// parameter of that name, another one is a parameter without.
struct CatalogSymbol: Equatable {
  /// A place for a value.
  struct Parameter: Equatable {
    /// Nil for none.
    var label: String?
    /// `Int`, `Int32`, `UInt`, `UInt32`, `Double`, `Float` or `String`: the type that stands as the conversion in a key.
    var type: String
    /// The conversion of the text, without a number and a name.
    var specifier: String
  }

  var key: String
  var name: String
  /// The text in the catalogue's own language.
  var value: String
  var parameters: [Parameter]

  /// The symbols of a catalogue, in the order of their keys; none where it can't be read.
  static func read(_ path: String) -> [CatalogSymbol] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let catalog = StringCatalogFile(data)
    let entries = catalog.languages[catalog.sourceLanguage] ?? [:]
    return catalog.enteredKeys.compactMap { CatalogSymbol(key: $0, entries[$0]) }
  }

  private init?(key: String, _ entry: LocalizedEntry?) {
    var words = key
    for place in TextConversion.find(in: key).reversed() { words.replaceSubrange(place.range, with: " ") }
    guard let name = AssetName.member(words) else { return nil }
    let value = entry?.general ?? key
    (self.key, self.name, self.value) = (key, name, value)
    let own = Self.parameters(of: value, entry?.variables ?? [:])
    parameters = own.isEmpty ? Self.parameters(of: key, [:]) : own
  }

  private static func parameters(of text: String, _ variables: [String: LocalizedEntry.Variable])
    -> [Parameter]
  {
    var found: [Int: Parameter] = [:]
    var next = 0
    for place in TextConversion.find(in: text) where !place.isPercent {
      let variable = place.variable.flatMap { variables[$0] }
      let index = variable?.argument.map { $0 - 1 } ?? place.index ?? next
      next += 1
      let specifier = place.specifier ?? variable?.specifier ?? "lld"
      found[index] = Parameter(
        label: place.variable ?? place.label, type: type(of: specifier), specifier: "%" + specifier)
    }
    let last = found.keys.max() ?? -1
    return last < 0 ? [] : (0...last).map { found[$0] ?? Parameter(type: "String", specifier: "%@") }
  }

  private static func type(of specifier: String) -> String {
    let isLong = specifier.contains { "lLqzjt".contains($0) }
    return switch specifier.last {
    case "d", "D", "i", "c", "C": isLong ? "Int" : "Int32"
    case "u", "U", "x", "X", "o", "O": isLong ? "UInt" : "UInt32"
    case "f", "F", "e", "E", "g", "G", "a", "A": isLong ? "Double" : "Float"
    default: "String"
    }
  }

  /// The name with the labels and types of its parameters: two keys may be functions of one name.
  var signature: String { "\(name)\(parameters.map { "\($0.label ?? "_"):\($0.type)" })" }

  /// The declaration of the static.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - module: The module whose table it is; nil for the main bundle's.
  func declaration(type: String, table: String?, module: String?) -> String {
    func literal(_ text: String?) -> String { text.map(SwiftText.literal) ?? "nil" }
    let names = parameters.indices.map { parameters[$0].label ?? "arg\($0 + 1)" }
    let values = zip(names, parameters).map { name, parameter in
      "(\(AssetName.escaped(name)), \(SwiftText.literal(parameter.specifier)))"
    }
    let result =
      "\(type)(_catalogKey: \(literal(key)), value: \(literal(value)), [\(values.joined(separator: ", "))], "
      + "table: \(literal(table)), module: \(literal(module)))"
    let symbol = "static \(parameters.isEmpty ? "var" : "func") \(AssetName.escaped(name))"
    guard !parameters.isEmpty else { return "\(symbol): \(type) { \(result) }" }
    let list = zip(names, parameters).map { name, parameter in
      "\(parameter.label == nil ? "_ " : "")\(AssetName.escaped(name)): \(parameter.type)"
    }
    return "\(symbol)(\(list.joined(separator: ", "))) -> \(type) { \(result) }"
  }
}
