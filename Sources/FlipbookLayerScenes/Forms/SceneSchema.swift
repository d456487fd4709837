import FlipbookLayers
import FlipbookDiagnostics
import Foundation

/// Writes the JSON Schema of scene files from the tables they are read with, so that editors know what the reader knows.
package enum SceneSchema {
  /// The schema, as text with a line's end.
  package static var text: String {
    let names = ["color": color, "point": pair("x", "y"), "size": pair("width", "height"), "rect": rect]
      .merging(values) { $1 }.merging(objects) { $1 }
    let schema = JSON.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Flipbook layer scene")),
      ("description", .text("A film of layers, as data. See docs/layer-scenes.md.")),
      ("$ref", .text("#/$defs/scene")),
      ("$defs", .object(names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
    ])
    return schema.text(indent: "") + "\n"
  }

  // MARK: JSON in order

  /// A value to write, with the keys of objects in their order.
  private indirect enum JSON {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([JSON])
    case object([(String, JSON)])

    func text(indent: String) -> String {
      let inner = indent + "  "
      switch self {
      case .text(let text): return Self.quoted(text)
      case .number(let number): return PlainNumber.text(number)
      case .flag(let flag): return flag ? "true" : "false"
      case .list(let list): return Self.lines("[", list.map { $0.text(indent: inner) }, "]", indent)
      case .object(let members):
        let lines = members.map { "\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
        return Self.lines("{", lines, "}", indent)
      }
    }

    /// On one line where that is short.
    private static func lines(_ open: String, _ parts: [String], _ close: String, _ indent: String) -> String
    {
      let line = open + parts.joined(separator: ", ") + close
      if !line.contains("\n"), line.utf8.count + indent.utf8.count <= 100 { return line }
      return open + "\n" + parts.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }

    private static func quoted(_ text: String) -> String {
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
  }

  private static func ref(_ name: String) -> JSON { .object([("$ref", .text("#/$defs/\(name)"))]) }
  private static func anyOf(_ forms: [JSON]) -> JSON { .object([("anyOf", .list(forms))]) }
  private static func type(_ name: String, _ more: [(String, JSON)] = []) -> JSON {
    .object([("type", .text(name))] + more)
  }

  /// `{{…}}` may stand in the place of any value.
  private static let template = type("string", [("pattern", .text("\\{\\{"))])

  // MARK: Forms

  private static func schema(_ form: SceneForm) -> JSON {
    switch form {
    case .any: return .object([])
    case .named(let name): return ref(name)
    case .either(let forms): return anyOf(forms.map(schema))
    case .nullable(let inner): return anyOf([schema(inner), type("null")])
    case .text: return type("string")
    case .list(let inner):
      return anyOf([
        type("array", [("items", anyOf([schema(inner), ref("forEach"), ref("use")]))]), ref("use"), template,
      ])
    case .map(let inner):
      return type("object", [("additionalProperties", schema(inner))])
    case .number: return anyOf([type("number"), template])
    case .boolean: return anyOf([type("boolean"), template])
    case .integer(let low, let high):
      return anyOf([
        type("integer", [("minimum", .number(Double(low))), ("maximum", .number(Double(high)))]), template,
      ])
    case .bounded(let low, let high):
      let bounds = [low.map { ("minimum", JSON.number($0)) }, high.map { ("maximum", JSON.number($0)) }]
      return anyOf([type("number", bounds.compactMap { $0 }), template])
    case .choice(let names):
      return anyOf([.object([("enum", .list(names.map { .text($0) }))]), template])
    }
  }

  private static func described(_ key: SceneKey) -> JSON {
    guard !key.doc.isEmpty else { return schema(key.form) }
    var members: [(String, JSON)] = [("description", .text(key.doc))]
    if case .object(let inner) = schema(key.form) { members += inner }
    return .object(members)
  }

  private static func properties(_ keys: [SceneKey]) -> JSON {
    .object(keys.map { ($0.name, described($0)) } + [("description", type("string"))])
  }

  /// An object of certain keys.
  private static func object(_ spec: SceneSpec, required: [String] = []) -> JSON {
    var members: [(String, JSON)] = [
      ("properties", properties(spec.keys)), ("additionalProperties", .flag(false)),
    ]
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
    return type("object", members)
  }

  /// An object that can also come from a definition, and be left out.
  private static func usable(_ spec: SceneSpec, required: [String] = []) -> JSON {
    let own = SceneSpec(
      spec.name, spec.keys + [SceneKey("if", .any, "Left out where this is false.")], elsewhere: [:])
    return anyOf([object(own, required: required), ref("use"), template])
  }

  // MARK: Definitions

  private static let color = anyOf([
    type(
      "string", [("description", .text("#rgb, #rrggbb, #rrggbbaa, a name of CSS, rgb(), hsl(), systemBlue"))]),
    type("array", [("items", type("number")), ("minItems", .number(3)), ("maxItems", .number(4))]),
    type(
      "object",
      [
        ("properties", .object([("color", ref("color")), ("opacity", schema(.share))])),
        ("required", .list([.text("color"), .text("opacity")])), ("additionalProperties", .flag(false)),
      ]), ref("use"),
  ])

  private static func numbers(_ names: [String]) -> JSON {
    anyOf([
      type(
        "array",
        [
          ("items", schema(.number)), ("minItems", .number(Double(names.count))),
          ("maxItems", .number(Double(names.count))),
        ]),
      type(
        "object",
        [
          ("properties", .object(names.map { ($0, schema(.number)) })),
          ("required", .list(names.map { .text($0) })), ("additionalProperties", .flag(false)),
        ]), ref("use"), template,
    ])
  }

  private static func pair(_ first: String, _ second: String) -> JSON { numbers([first, second]) }
  private static let rect = numbers(["x", "y", "width", "height"])

  private static let values: [String: JSON] = [
    "radii": numbers(["topLeft", "topRight", "bottomRight", "bottomLeft"]),
    "angle": anyOf([
      type("number", [("description", .text("In radians."))]),
      type("string", [("description", .text("\"45deg\", \"0.5turn\", \"1.2rad\""))]),
    ]),
    "time": anyOf([
      type("number", [("description", .text("In seconds."))]),
      type("string", [("description", .text("\"1.5s\", \"250ms\", \"50%\" of the film, a marker's name"))]),
    ]),
    "repeatCount": anyOf([type("number", [("minimum", .number(0))]), schema(.choice(["forever"]))]),
    "curve": anyOf([
      schema(.choice(ReadingContext.curveNames)),
      type(
        "array", [("items", type("number")), ("minItems", .number(4)), ("maxItems", .number(4))]),
    ]),
    "transform": anyOf([
      schema(.choice(["identity"])), ref("step"),
      type("array", [("items", anyOf([ref("step"), ref("use"), ref("forEach"), type("number")]))]),
    ]),
    "step": type(
      "object",
      [
        ("minProperties", .number(1)), ("maxProperties", .number(1)), ("additionalProperties", .flag(false)),
        (
          "properties",
          .object([
            ("translate", schema(.list(.number))),
            ("rotate", anyOf([ref("angle"), object(SceneSpecs.rotation, required: ["angle", "axis"])])),
            ("rotateX", ref("angle")), ("rotateY", ref("angle")), ("rotateZ", ref("angle")),
            ("scale", anyOf([schema(.number), schema(.list(.number))])), ("skew", schema(.list(.angle))),
            ("perspective", schema(.bounded(1e-3, nil))), ("matrix", schema(.list(.number))),
          ])
        ),
      ]),
    "path": anyOf([
      type("string", [("description", .text("SVG path data."))]), ref("pathShape"), ref("use"),
      type("array", [("items", anyOf([type("string"), ref("pathShape"), ref("use"), ref("forEach")]))]),
    ]),
    "pathShape": anyOf(SceneSpecs.shapes.map { object($0.spec, required: ["shape"]) }),
    "image": anyOf([
      type("string", [("description", .text("A file beside the scene."))]),
      object(SceneSpecs.drawing, required: ["path", "size"]), ref("use"),
    ]),
    "font": anyOf([type("string"), object(SceneSpecs.font), ref("use")]),
    "run": anyOf([type("string"), type("number"), usable(SceneSpecs.run, required: ["text"])]),
    "filter": type(
      "object",
      [
        ("minProperties", .number(1)), ("maxProperties", .number(1)), ("additionalProperties", .flag(false)),
        ("properties", .object(SceneFilter.kinds.map { ($0.name, .object([])) })),
      ]),
    "keyPath": anyOf([
      .object([("enum", .list(KeyPathTarget.allNames.map { .text($0) }))]),
      type("string", [("pattern", .text("^emitterCells\\..+\\..+|\\{\\{"))]),
    ]),
    "declaration": anyOf([
      type(
        "object",
        [
          (
            "properties",
            .object([
              (
                "type",
                .object([("enum", .list((SceneDeclaration.types + ["string", "bool"]).map { .text($0) }))])
              ),
              ("default", .object([])), ("description", type("string")),
              ("values", type("array")), ("minimum", type("number")), ("maximum", type("number")),
            ])
          )
        ]), .object([("description", .text("Anything else is the default, and says the type."))]),
    ]),
    "use": type(
      "object",
      [
        (
          "properties",
          .object([
            ("use", type("string", [("description", .text("The name of a definition."))])),
            ("with", type("object", [("description", .text("Its parameters."))])),
          ])
        ), ("required", .list([.text("use")])),
      ]),
    "forEach": type(
      "object",
      [
        (
          "properties",
          .object([
            ("forEach", .object([("description", .text("A list, or how often."))])),
            ("as", type("string", [("description", .text("The name of each element; item unless given."))])),
            ("index", type("string", [("description", .text("The name of its place; index unless given."))])),
            ("if", .object([("description", .text("Left out where this is false."))])),
            ("value", .object([("description", .text("The parts that are repeated."))])),
            ("description", type("string")),
          ])
        ), ("required", .list([.text("forEach"), .text("value")])), ("additionalProperties", .flag(false)),
      ]),
  ]

  private static let objects: [String: JSON] = [
    "scene": object(SceneSpecs.scene, required: ["layers"]),
    "definition": object(SceneSpecs.definition, required: ["value"]),
    "root": object(SceneSpecs.root),
    "layer": anyOf(LayerKind.all.map { kindSchema($0) } + [ref("use"), ref("forEach")]),
    "animation": anyOf(
      zip(SceneSpecs.animationTypes, SceneSpecs.animations).map { name, spec in
        typed(spec, [name], isDefault: name == "basic")
      } + [ref("use"), ref("forEach")]),
    "transaction": usable(SceneSpecs.transaction, required: ["at", "changes"]),
    "inner": usable(SceneSpecs.inner, required: ["changes"]),
    "change": usable(SceneSpecs.change),
    "cell": usable(SceneSpecs.cell),
    "section": usable(SceneSpecs.section, required: ["title", "at"]),
    "video": usable(SceneSpecs.video, required: ["file"]),
    "sound": usable(SceneSpecs.sound, required: ["file"]),
    "level": usable(SceneSpecs.level, required: ["at", "volume"]),
  ]

  private static func kindSchema(_ kind: LayerKind) -> JSON {
    typed(kind.spec, [kind.name, kind.className], isDefault: kind.name == "layer")
  }

  /// An object whose type is one of a few names.
  private static func typed(_ spec: SceneSpec, _ names: [String], isDefault: Bool) -> JSON {
    let keys = spec.keys.map { key in
      key.name == "type" ? SceneKey("type", .choice(names), key.doc) : key
    }
    let own = SceneSpec(spec.name, keys + [SceneKey("if", .any, "Left out where this is false.")])
    return object(own, required: isDefault ? [] : ["type"])
  }
}
