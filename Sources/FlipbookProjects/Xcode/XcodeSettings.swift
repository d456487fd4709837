import Foundation

/// The build settings of a target in its `Debug` configuration, the project's below them.
struct XcodeSettings {
  private var values: [String: OldPropertyList]

  init(target: XcodeProjectFile.Object, file: XcodeProjectFile) {
    values = Self.settings(of: file.project, file: file)
    for (name, value) in Self.settings(of: target, file: file) { values[name] = value }
    values["TARGET_NAME"] = target["name"]
    values["PROJECT_DIR"] = .text(file.folder)
    values["SRCROOT"] = .text(file.folder)
  }

  private static func settings(of object: XcodeProjectFile.Object, file: XcodeProjectFile)
    -> [String: OldPropertyList]
  {
    let list = file.list(file[object["buildConfigurationList"]?.text], "buildConfigurations")
    let chosen = list.first { $0["name"]?.text == "Debug" } ?? list.first
    return chosen?["buildSettings"]?.table ?? [:]
  }

  /// The text of a setting, with settings that it names put in; nil where it is not set.
  func text(_ name: String) -> String? { value(name, depth: 0) }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (values[name]?.words ?? []).filter { !$0.contains("$(inherited)") }
  }

  private func value(_ name: String, depth: Int) -> String? {
    guard depth < 8, let text = values[name]?.text ?? values[name]?.words.joined(separator: " ") else {
      return nil
    }
    var result = text
    for match in text.matches(of: /\$[({]([A-Z_]+)(?::([a-z0-9]+))?[)}]/) {
      var inner = value(String(match.output.1), depth: depth + 1) ?? ""
      if match.output.2 == "c99extidentifier" { inner = ProjectModule.identifier(inner) }
      result = result.replacing(text[match.range], with: inner)
    }
    return result
  }
}
