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
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    return catalog.strings.filter { $0.value.extractionState == "manual" }.sorted { $0.key < $1.key }
      .compactMap { CatalogSymbol(key: $0.key, $0.value.localizations?[catalog.sourceLanguage ?? "en"]) }
  }

  private init?(key: String, _ localization: Localization?) {
    guard let name = AssetName.member(key.replacing(Self.conversion, with: " ")) else { return nil }
    let value = localization?.text ?? key
    (self.key, self.name, self.value) = (key, name, value)
    let own = Self.parameters(of: value, localization?.substitutions ?? [:])
    parameters = own.isEmpty ? Self.parameters(of: key, [:]) : own
  }

  private static var conversion:
    Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring?)>
  {
    /%(?:([0-9]+)\$)?(?:\(([A-Za-z_]\w*)\))?(?:#@([^@]*)@|([-+ 0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j|L)?)([@dDiuUxXoOfeEgGcCsSpaAF%]))/
  }

  private static func parameters(of text: String, _ substitutions: [String: Substitution]) -> [Parameter] {
    var found: [Int: Parameter] = [:]
    var next = 0
    for match in text.matches(of: conversion) where match.5 != "%" {
      var index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      if let name = match.3.map(String.init) {
        let part = substitutions[name]
        if let number = part?.argNum { index = number - 1 }
        let specifier = part?.formatSpecifier ?? "lld"
        found[index] = Parameter(label: name, type: type(of: specifier), specifier: "%" + specifier)
      } else {
        let specifier = "\(match.4 ?? "")\(match.5 ?? "@")"
        found[index] = Parameter(
          label: match.2.map(String.init), type: type(of: specifier), specifier: "%" + specifier)
      }
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

extension CatalogSymbol {
  private struct Catalog: Decodable {
    var sourceLanguage: String?
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  fileprivate struct Unit: Decodable { var value: String }

  fileprivate struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
  }

  fileprivate final class Part: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Part]]?

    var text: String? { stringUnit?.value ?? Localization.text(of: variations) }
  }

  fileprivate struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Part]]?
    var substitutions: [String: Substitution]?

    var text: String? { stringUnit?.value ?? Self.text(of: variations) }

    /// The most general of the forms.
    static func text(of variations: [String: [String: Part]]?) -> String? {
      guard let forms = variations?["device"] ?? variations?["plural"] else { return nil }
      return (forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value)?.text
    }
  }
}
