import Foundation

/// A string catalogue (`.xcstrings`): the texts of a table in all languages.
package struct StringCatalogFile {
  /// By language, then by key.
  package private(set) var languages: [String: [String: LocalizedEntry]] = [:]
  package private(set) var sourceLanguage = "en"
  /// The keys that somebody entered, which have symbols in code, in order.
  package private(set) var enteredKeys: [String] = []

  package init(_ data: Data) {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage ?? "en"
    enteredKeys = catalog.strings.keys.filter { catalog.strings[$0]?.extractionState == "manual" }.sorted()
    // Any order: each goes to a place of its own.
    for (key, item) in catalog.strings {
      // Any order: each goes to a place of its own.
      for (language, localization) in item.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        languages[language, default: [:]][key] = entry
      }
    }
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String?
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable { var value: String }

  private struct Variations: Decodable {
    var plural: [String: Part]?
    var device: [String: Part]?

    var form: LocalizedEntry.Form? {
      if let device { return .device(device.compactMapValues(\.form)) }
      // Any order: each form keeps its name.
      return plural.map { .plural($0.compactMapValues(\.form)) }
    }
  }

  private final class Part: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var form: LocalizedEntry.Form? { stringUnit.map { .text($0.value) } ?? variations?.form }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      guard let form = stringUnit.map({ .text($0.value) }) ?? variations?.form else { return nil }
      let variables = (substitutions ?? [:]).compactMapValues { part -> LocalizedEntry.Variable? in
        guard let plural = part.variations?.plural else { return nil }
        return LocalizedEntry.Variable(
          argument: part.argNum, specifier: part.formatSpecifier ?? "lld",
          form: .plural(plural.compactMapValues(\.form)))
      }
      return LocalizedEntry(form: form, variables: variables)
    }
  }
}
