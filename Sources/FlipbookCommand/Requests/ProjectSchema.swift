import FlipbookExport
import FlipbookScenes
import Foundation

/// The JSON Schema of project files, made of the tables that they are read by.
enum ProjectSchema {
  /// As it is in `schemas/project.schema.json`.
  static var text: String { SchemaText.text(root) }

  private typealias Node = [String: Any]

  private static var root: Node {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Flipbook project",
      "description": "Settings shared by all scenes of a folder. See docs/projects.md.", "type": "object",
      "additionalProperties": false,
      "properties": [
        "$schema": ["type": "string"], "description": ["type": "string"],
        "fonts": [
          "description": "Folders beside the file whose fonts scenes may use.", "type": "array",
          "items": ["type": "string"],
        ],
        "colors": [
          "description": "Colours that scenes know by name.", "type": "object",
          "additionalProperties": ["anyOf": [color, schemes]],
        ],
        "presets": [
          "description": "More names for --preset.", "type": "object",
          "additionalProperties": object(presetProperties),
        ],
        "defaults": object(optionProperties),
      ] as Node,
    ]
  }

  private static var color: Node { ["type": "string", "description": "A name or #rrggbb."] }

  private static var schemes: Node {
    [
      "type": "object", "required": ["light"], "additionalProperties": false,
      "properties": ["light": color, "dark": color],
    ]
  }

  private static func object(_ properties: Node) -> Node {
    ["type": "object", "additionalProperties": false, "properties": properties]
  }

  private static var presetProperties: Node {
    optionProperties.merging([
      "extends": ["type": "string", "description": "The preset that it begins with."],
      "formats": [
        "type": "array", "items": ["enum": OutputFormat.allCases.map(\.rawValue)],
        "description": "The formats that OUTPUT may have.",
      ] as Node,
      "description": ["type": "string"],
    ]) { $1 }
  }

  private static var optionProperties: Node {
    var properties: Node = [:]
    for spec in ProjectFileReader.options {
      properties[spec.name] =
        spec.value == nil
        ? ["type": "boolean", "description": spec.help]
        : ["type": ["string", "number"], "description": spec.help]
    }
    return properties
  }
}
