import FlipbookScenes
import Foundation

/// The JSON Schema of manifests, made of the tables that they are read by.
enum BatchSchema {
  /// As it is in `schemas/batch.schema.json`.
  static var text: String { SchemaText.text(root) }

  private typealias Node = [String: Any]

  private static var root: Node {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Flipbook batch",
      "description": "Which clips flipbook batch renders. See docs/batch.md.", "type": "object",
      "additionalProperties": false,
      "properties": object(BatchManifest.keys, properties),
      "anyOf": [["required": ["output", "scenes"]], ["required": ["include"]]],
      "$defs": ["row": row, "size": size, "options": options, "time": time, "sound": sound],
    ]
  }

  private static var properties: Node {
    [
      "$schema": ["type": "string"],
      "description": ["type": "string"],
      "output": [
        "type": "string", "minLength": 1,
        "description":
          "The outputs' names, with {scene}, {file}, {size}, {ext}, {index}, {row} and every prop.",
      ],
      "scenes": [
        "description": "Scene files or patterns of them.", "type": "array", "minItems": 1,
        "items": [
          "anyOf": [
            ["type": "string"],
            [
              "type": "object", "additionalProperties": false, "required": ["file"],
              "properties": object(
                BatchManifest.sceneKeys, ["file": ["type": "string"], "scene": ["type": "string"]]),
            ],
          ]
        ],
      ],
      "rows": [
        "description": "Data, a clip for each row; or a file of it: .csv, .json or .jsonl.",
        "anyOf": [["type": "string"], ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/row"]]],
      ],
      "props": [
        "description": "A list of props, or values for each prop that are combined; or a file of rows.",
        "anyOf": [
          ["type": "string"], ["type": "array", "minItems": 1, "items": ["type": "object"]],
          ["type": "object", "additionalProperties": ["not": ["type": "array", "maxItems": 0]]],
        ],
      ],
      "sizes": ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/size"]],
      "formats": [
        "type": "array", "minItems": 1,
        "items": [
          "anyOf": [
            ["type": "string"],
            [
              "type": "object", "additionalProperties": false, "required": ["ext"],
              "properties": object(
                BatchManifest.formatKeys,
                [
                  "ext": ["type": "string"], "codec": ["type": "string"], "crf": ["type": "integer"],
                  "at": ["type": ["string", "number"], "description": "A place in the scene: one picture."],
                ]),
            ],
          ]
        ],
      ],
      "options": ["$ref": "#/$defs/options"],
      "inputs": [
        "description":
          "Patterns of the files that clips depend on, in place of all that lie beside their scene.",
        "type": "array", "items": ["type": "string"],
      ],
      "timeLimit": [
        "description": "Seconds a clip may take; 600 unless given.", "type": "number", "exclusiveMinimum": 0,
      ],
      "include": [
        "description": "More manifests.", "type": "array", "minItems": 1, "items": ["type": "string"],
      ],
    ]
  }

  private static var row: Node {
    var properties: Node = [:]
    let values = optionValues
    for key in BatchRow.keys {
      properties["@" + key] =
        key == "size" ? ["$ref": "#/$defs/size"] : key == "output" ? ["type": "string"] : values[key]
    }
    return [
      "description": "Props by name; what begins with @ is the clip's own.", "type": "object",
      "properties": properties, "patternProperties": ["^[^@]": [:] as Node], "additionalProperties": false,
    ]
  }

  private static var options: Node {
    [
      "type": "object", "additionalProperties": false,
      "properties": object(BatchManifest.optionKeys, optionValues),
    ]
  }

  private static var optionValues: Node {
    [
      "fps": ["type": ["number", "string"]], "duration": ["$ref": "#/$defs/time"],
      "seed": ["type": ["integer", "string"]], "scheme": ["enum": ["light", "dark"]],
      "date": [
        "type": "string", "description": "The date at the film's beginning, such as 2026-11-28T09:41.",
      ],
      "background": ["type": "string"], "scale": ["type": ["number", "string"]],
      "swift-version": ["enum": ["5", "6", 5, 6] as [Any]], "png-level": ["type": ["integer", "string"]],
      "pixel-format": ["type": "string"], "renderer": ["enum": ["fast", "cairo"]],
      "captions": ["type": "string", "description": "An .srt or .vtt file, beside the manifest."],
      "audio": [
        "description": "A file beside the manifest, or sounds that are mixed.",
        "anyOf": [
          ["type": "string"], ["$ref": "#/$defs/sound"],
          ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/sound"]],
        ],
      ],
      "transparent": ["enum": [true, false, "true", "false"] as [Any]],
      "strict": ["enum": [true, false, "true", "false"] as [Any]],
    ]
  }

  private static var sound: Node {
    let number: Node = ["type": "number", "minimum": 0]
    let pair: Node = ["type": "array", "minItems": 1, "maxItems": 2, "items": number]
    let level: Node = [
      "type": "object", "additionalProperties": false, "required": ["at", "volume"],
      "properties": ["at": number, "volume": number],
    ]
    return [
      "type": "object", "additionalProperties": false, "required": ["file"],
      "properties": object(
        SoundList.keys,
        [
          "file": ["type": "string"], "at": number, "trim": pair, "duck": number, "loop": ["type": "boolean"],
          "fade": ["anyOf": [number, pair]],
          "volume": ["anyOf": [number, ["type": "array", "items": level]]],
        ]),
    ]
  }

  private static var size: Node {
    [
      "type": "string", "pattern": "^([^=]+=)?[0-9.]+[xX×][0-9.]+(@[0-9.]+)?$",
      "description": "name=1280x720@2",
    ]
  }

  private static var time: Node {
    ["type": ["number", "string"], "description": "Seconds, or a text such as 250ms."]
  }

  /// The properties of an object, each of its keys with what is known of it.
  private static func object(_ keys: Set<String>, _ known: Node) -> Node {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, known[$0] ?? [:] as Node) })
  }
}
