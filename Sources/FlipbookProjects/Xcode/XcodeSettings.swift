import Foundation

/// The build settings of a target in its `Debug` configuration, as for a simulator of a phone.
///
/// They come in four layers, each before those below it: the target's own, those of its `.xcconfig`, the project's own, and
/// those of its `.xcconfig`. `$(inherited)` stands for the value of the layers below.
struct XcodeSettings {
  private var values: [String: OldPropertyList] = [:]
  /// Files of settings that can't be read, absolute.
  private(set) var missing: [String] = []

  init(target: XcodeProjectFile.Object, file: XcodeProjectFile) {
    values["TARGET_NAME"] = target["name"]
    values["PROJECT_NAME"] = .text(file.name)
    values["PROJECT_DIR"] = .text(file.folder)
    values["SRCROOT"] = .text(file.folder)
    values["CONFIGURATION"] = .text("Debug")
    for object in [file.project, target] {
      let list = file.list(file[object["buildConfigurationList"]?.text], "buildConfigurations")
      guard let chosen = list.first(where: { $0["name"]?.text == "Debug" }) ?? list.first else { continue }
      if let path = Self.base(of: chosen, file: file) {
        let base = XcconfigFile(path)
        missing += base.missing
        add(base.settings)
      }
      add(chosen["buildSettings"]?.table ?? [:])
    }
  }

  /// The `.xcconfig` that a configuration is based on, absolute.
  private static func base(of configuration: XcodeProjectFile.Object, file: XcodeProjectFile) -> String? {
    if let number = configuration["baseConfigurationReference"]?.text { return file.places[number] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let folder = file.places[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return XcodeProjectFile.join(folder, path)
  }

  /// Puts a layer over those that are there.
  private mutating func add(_ settings: [String: OldPropertyList]) {
    let below = values
    // Those with conditions go before those without.
    for (name, value) in settings.sorted(by: {
      ($0.key.contains("[") ? 1 : 0, $0.key) < ($1.key.contains("[") ? 1 : 0, $1.key)
    }) {
      let parts = name.split(separator: "[")
      guard let plain = parts.first, parts.dropFirst().allSatisfy(Self.holds) else { continue }
      values[String(plain)] = Self.value(value, over: below[String(plain)])
    }
  }

  /// Whether a condition of a setting holds, such as `sdk=iphonesimulator*]`.
  private static func holds(_ text: Substring) -> Bool {
    text.dropLast(text.hasSuffix("]") ? 1 : 0).split(separator: ",").allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard sides.count == 2 else { return false }
      let actual = ["sdk": "iphonesimulator", "config": "Debug", "arch": "arm64", "variant": "normal"][
        sides[0]]
      guard let actual else { return false }
      return sides[1].hasSuffix("*") ? actual.hasPrefix(sides[1].dropLast()) : actual == sides[1]
    }
  }

  private static func value(_ value: OldPropertyList, over below: OldPropertyList?) -> OldPropertyList {
    func isInherited(_ word: String) -> Bool { word == "$(inherited)" || word == "${inherited}" }
    guard value.words.contains(where: isInherited) else { return value }
    let words = value.words.flatMap { isInherited($0) ? below?.words ?? [] : [$0] }
    return value.text == nil ? .list(words.map(OldPropertyList.text)) : .text(words.joined(separator: " "))
  }

  /// The text of a setting, with settings that it names put in; nil where it is not set.
  func text(_ name: String) -> String? { value(name, depth: 0) }

  /// A text with the settings that it names put in.
  func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  /// The words of a setting, with settings that they name put in.
  func words(_ name: String) -> [String] {
    (values[name]?.words ?? []).flatMap { expanded($0).split(separator: " ").map(String.init) }
  }

  /// The settings whose names begin with a text, by what follows it.
  func texts(prefixed prefix: String) -> [String: String] {
    var result: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) {
      result[String(name.dropFirst(prefix.count))] = text(name)
    }
    return result
  }

  private func value(_ name: String, depth: Int) -> String? {
    guard depth < 8, let text = values[name]?.text ?? values[name]?.words.joined(separator: " ") else {
      return nil
    }
    return expanded(text, depth: depth)
  }

  private func expanded(_ text: String, depth: Int) -> String {
    var result = text
    for match in text.matches(of: /\$[({]([A-Za-z_][A-Za-z0-9_]*)(?::([a-z0-9]+))?[)}]/) {
      var inner = value(String(match.output.1), depth: depth + 1) ?? ""
      switch match.output.2 {
      case "c99extidentifier": inner = ProjectModule.identifier(inner)
      case "rfc1034identifier":
        inner = String(inner.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case "lower": inner = inner.lowercased()
      default: break
      }
      result = result.replacing(text[match.range], with: inner)
    }
    return result
  }
}
