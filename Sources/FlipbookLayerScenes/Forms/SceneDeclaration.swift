import FlipbookDiagnostics

/// The values that a prop or a parameter may have.
struct SceneDeclaration {
  static let types = [
    "text", "number", "integer", "boolean", "color", "date", "picture", "list", "object", "any",
  ]
  static let keys = ["type", "default", "description", "values", "minimum", "maximum"]

  let name: String
  /// One of ``types``; nil when it is none of them.
  var type: String
  var fallback: JSONNode?
  var values: [JSONNode]?
  var minimum: Double?
  var maximum: Double?
  var description: String?

  /// An object that declares it, or just its default.
  init(_ member: JSONNode.Member) {
    name = member.key
    let node = member.node
    if let object = node.object, Self.isDeclaration(object) {
      type = node["type"]?.string ?? "any"
      if type == "string" { type = "text" }
      if type == "bool" { type = "boolean" }
      fallback = node["default"]
      values = node["values"]?.array
      minimum = node["minimum"]?.number
      maximum = node["maximum"]?.number
      description = node["description"]?.string
    } else {
      fallback = node
      switch node.value {
      // A text with something to fill in may come out as anything.
      case .string(let text): type = text.contains("{{") ? "any" : "text"
      case .number: type = "number"
      case .bool: type = "boolean"
      case .array: type = "list"
      case .object: type = "object"
      case .null: type = "any"
      }
    }
  }

  static func isDeclaration(_ members: [JSONNode.Member]) -> Bool {
    members.contains { $0.key == "type" || $0.key == "default" }
      || !members.isEmpty && members.allSatisfy { keys.contains($0.key) }
  }

  /// The same for everything outside of layer scenes. Its default is shortened.
  var prop: DeclaredProp {
    var prop = DeclaredProp(
      name: name, kind: DeclaredProp.Kind(rawValue: type) ?? .any,
      fallback: (fallback?.value.json).map { $0.count > 200 ? "\($0.prefix(200))…" : $0 })
    prop.minimum = minimum
    prop.maximum = maximum
    prop.values = values?.map(\.value.json)
    prop.description = description
    prop.isRequired = fallback == nil
    return prop
  }

  /// The values it takes, when a value is something else; nil when the value will do.
  func mismatch(_ node: JSONNode) -> String? { prop.mismatch(node) }

  /// Reports what is wrong with a declaration itself.
  static func check(_ member: JSONNode.Member, _ issues: SceneIssues) {
    guard let object = member.node.object, isDeclaration(object) else { return }
    for inner in object where !keys.contains(inner.key) {
      issues.report(
        inner.keyOffset,
        "a declaration has no key \"\(inner.key)\"\(SceneNames.hint(inner.key, in: keys)); its keys are "
          + keys.joined(separator: ", "), origin: nil)
    }
    if let type = member.node["type"] {
      guard let name = type.string, types.contains(name) || name == "string" || name == "bool" else {
        let hint = type.string.map { SceneNames.hint($0, in: types) } ?? ""
        issues.report(type, "\"type\" is one of \(types.joined(separator: ", ")), not \(type.inWords)\(hint)")
        return
      }
    }
    let declaration = SceneDeclaration(member)
    if let fallback = declaration.fallback, fallback.string?.contains("{{") != true, !fallback.isNull,
      let wanted = declaration.mismatch(fallback)
    {
      issues.report(fallback, "the default should be \(wanted), not \(fallback.inWords)")
    }
  }
}
