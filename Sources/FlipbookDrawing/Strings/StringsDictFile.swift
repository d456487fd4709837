import Foundation

/// A table of texts with forms by number (`.stringsdict`).
enum StringsDictFile {
  /// - Returns: By key; empty where the data is no property list.
  static func entries(_ data: Data) -> [String: LocalizedEntry] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return (list ?? [:]).compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func entry(_ table: [String: Any]) -> LocalizedEntry? {
    if let devices = table["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return LocalizedEntry(form: .device(devices.mapValues { .text($0) }))
    }
    guard let format = table["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedEntry.Variable] = [:]
    // Any order: each variable keeps its name.
    for (name, value) in table {
      guard let rule = value as? [String: String], rule["NSStringFormatSpecTypeKey"] != nil else { continue }
      let forms = rule.filter { categories.contains($0.key) }.mapValues { LocalizedEntry.Form.text($0) }
      variables[name] = LocalizedEntry.Variable(
        specifier: rule["NSStringFormatValueTypeKey"] ?? "d", form: .plural(forms))
    }
    return LocalizedEntry(form: .text(format), variables: variables)
  }
}
