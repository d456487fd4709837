/// An object of a scene file, its keys checked.
struct SceneObject {
  let node: JSONNode
  let spec: SceneSpec
  let context: ReadingContext
  private let members: [String: JSONNode]

  /// Nil, with a report, for what is no object. Keys that the kind of object doesn't have are reported.
  init?(_ node: JSONNode, _ spec: SceneSpec, _ context: ReadingContext) {
    guard let list = node.object else {
      context.wrong(node, "\(spec.name): an object")
      return nil
    }
    self.node = node
    self.spec = spec
    self.context = context
    var members: [String: JSONNode] = [:]
    for member in list {
      if spec.known.contains(member.key) {
        members[member.key] = member.node
      } else if member.key != "description" {
        Self.reportUnknown(member, node, spec, context)
      }
    }
    self.members = members
  }

  private static func reportUnknown(
    _ member: JSONNode.Member, _ node: JSONNode, _ spec: SceneSpec, _ context: ReadingContext
  ) {
    var message = "\(spec.name) has no key \(SceneText.quoted(member.key))"
    if let place = spec.elsewhere[member.key] {
      message += "; it belongs to \(place)"
    } else {
      message += SceneNames.hint(member.key, in: spec.names)
    }
    context.issues.report(member.keyOffset, message, origin: member.node.origin ?? node.origin)
  }

  subscript(key: String) -> JSONNode? { members[key] }

  /// A value that may be left out; null is as good as leaving it out.
  func optional<T>(_ key: String, _ read: (JSONNode) -> T?) -> T? {
    guard let node = members[key], !node.isNull else { return nil }
    return read(node)
  }

  /// A value that must be there.
  func required<T>(_ key: String, _ read: (JSONNode) -> T?) -> T? {
    guard let value = members[key], !value.isNull else {
      context.issues.report(node, "\(spec.name) needs \"\(key)\"")
      return nil
    }
    return read(value)
  }
}
