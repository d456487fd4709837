/// Puts props, variables and definitions in the place of what names them.
///
/// `{{…}}` in texts, `use` of definitions, `forEach` and `if` in lists; the result has none of them. The size of the
/// result is limited, since a definition that uses another twice, and so on, would double with each.
final class SceneExpander {
  /// The most values after expansion.
  static let nodeLimit = 1_000_000
  /// The longest texts of `{{…}}` all together, in bytes.
  static let textLimit = 64 << 20
  /// How deep lists and objects may lie in one another after expansion.
  static let depthLimit = 200
  /// How many definitions may use one another in a row.
  static let useLimit = 32

  private let issues: SceneIssues
  private let definitions: [String: JSONNode]
  private let seed: UInt64
  private var count = 0
  private var textCount = 0
  private var depth = 0
  /// The definitions being used, the outermost first.
  private var uses: [String] = []
  private(set) var isTooLarge = false

  init(issues: SceneIssues, definitions: [String: JSONNode], seed: UInt64) {
    self.issues = issues
    self.definitions = definitions
    self.seed = seed
  }

  /// A value without anything left to fill in; nil where an `if` leaves it out, or after an error.
  func expand(_ node: JSONNode, _ scope: SceneScope) -> JSONNode? { expand(node, scope, origin: node.origin) }

  private func expand(_ node: JSONNode, _ scope: SceneScope, origin: SceneOrigin?) -> JSONNode? {
    depth += 1
    defer { depth -= 1 }
    guard hasRoom(for: 1, depth, node.offset, origin) else { return nil }
    switch node.value {
    case .null, .bool, .number: return JSONNode(node.value, offset: node.offset, origin: origin)
    case .string(let text):
      do {
        let value = try SceneTemplate.fill(text, scope: scope, seed: seed)
        return placed(value, offset: node.offset, origin: origin, depth: depth)
      } catch {
        issues.report(
          node.offset, (error as? SceneExpression.Failure)?.message ?? "\(error)", origin: origin)
        return nil
      }
    case .array(let list):
      var result: [JSONNode] = []
      result.reserveCapacity(list.count)
      for element in list {
        if isTooLarge { return nil }
        if element["forEach"] != nil {
          expandEach(element, scope, origin, into: &result)
        } else if let element = expand(element, scope, origin: origin) {
          result.append(element)
        }
      }
      return JSONNode(.array(result), offset: node.offset, origin: origin)
    case .object(let members): return expandObject(node, members, scope, origin)
    }
  }

  /// Counts values; false when there are too many, or they lie too deep.
  private func hasRoom(for more: Int, _ depth: Int, _ offset: Int, _ origin: SceneOrigin?) -> Bool {
    count += more
    if isTooLarge || issues.isFull {
      isTooLarge = true
      return false
    }
    let reason: String
    if count > Self.nodeLimit {
      reason = "the scene has more than \(Self.nodeLimit) values"
    } else if textCount > Self.textLimit {
      reason = "the scene's texts have more than \(Self.textLimit >> 20) MB"
    } else if depth > Self.depthLimit {
      reason = "lists and objects lie in one another more than \(Self.depthLimit) deep"
    } else {
      return true
    }
    isTooLarge = true
    issues.report(offset, "with everything put in, \(reason)", origin: origin)
    return false
  }

  /// A value that comes from elsewhere, with the place where it is put.
  private func placed(_ value: JSONNode.Value, offset: Int, origin: SceneOrigin?, depth: Int) -> JSONNode? {
    switch value {
    case .array(let list):
      guard hasRoom(for: list.count, depth, offset, origin) else { return nil }
      let placed = list.compactMap {
        self.placed($0.value, offset: offset, origin: origin, depth: depth + 1)
      }
      return JSONNode(.array(placed), offset: offset, origin: origin)
    case .object(let members):
      guard hasRoom(for: members.count, depth, offset, origin) else { return nil }
      let placed = members.compactMap { member in
        self.placed(member.node.value, offset: offset, origin: origin, depth: depth + 1).map {
          JSONNode.Member(key: member.key, keyOffset: offset, node: $0)
        }
      }
      return JSONNode(.object(placed), offset: offset, origin: origin)
    case .string(let text):
      textCount += text.utf8.count
      guard hasRoom(for: 0, depth, offset, origin) else { return nil }
      return JSONNode(value, offset: offset, origin: origin)
    default: return JSONNode(value, offset: offset, origin: origin)
    }
  }

  private func expandObject(
    _ node: JSONNode, _ members: [JSONNode.Member], _ scope: SceneScope, _ origin: SceneOrigin?
  ) -> JSONNode? {
    var members = members
    if let condition = node["if"] {
      guard let value = expand(condition, scope, origin: origin) else { return nil }
      guard value.value.isTrue else { return nil }
      members.removeAll { $0.key == "if" }
    }
    if let use = node["use"] { return expandUse(node, use, members, scope, origin) }
    if node["forEach"] != nil {
      issues.report(node.offset, "\"forEach\" can only stand in a list", origin: origin)
      return nil
    }
    return expandMembers(members, node.offset, scope, origin)
  }

  private func expandMembers(
    _ members: [JSONNode.Member], _ offset: Int, _ scope: SceneScope, _ origin: SceneOrigin?
  ) -> JSONNode {
    var result: [JSONNode.Member] = []
    result.reserveCapacity(members.count)
    for member in members {
      guard let value = expand(member.node, scope, origin: origin) else { continue }
      result.append(JSONNode.Member(key: member.key, keyOffset: member.keyOffset, node: value))
    }
    return JSONNode(.object(result), offset: offset, origin: origin)
  }

  // MARK: Definitions

  private func expandUse(
    _ node: JSONNode, _ use: JSONNode, _ members: [JSONNode.Member], _ scope: SceneScope,
    _ origin: SceneOrigin?
  ) -> JSONNode? {
    func fail(_ place: JSONNode, _ message: String) -> JSONNode? {
      issues.report(place.offset, message, origin: origin)
      return nil
    }
    guard let name = expand(use, scope, origin: origin)?.string else {
      return fail(use, "\"use\" takes the name of a definition, not \(use.inWords)")
    }
    guard let definition = definitions[name] else {
      let known = definitions.keys.sorted()
      let hint =
        known.isEmpty ? "; the scene has no \"definitions\"" : SceneNames.hint(name, in: known)
      return fail(use, "there is no definition \(SceneText.quoted(name))\(hint)")
    }
    if let start = uses.firstIndex(of: name) {
      let circle = (uses[start...] + [name]).joined(separator: " → ")
      return fail(use, "definitions use one another in a circle: \(circle)")
    }
    guard uses.count < Self.useLimit else {
      return fail(use, "definitions use one another more than \(Self.useLimit) deep")
    }
    guard let value = definition["value"] else { return nil }
    let inner = SceneOrigin(offset: node.offset, outer: origin)
    var body = SceneScope(globals: scope.globals)
    guard let arguments = self.arguments(node["with"], scope, origin) else { return nil }
    guard bind(definition, name, arguments, use, origin, into: &body) else { return nil }
    uses.append(name)
    defer { uses.removeLast() }
    guard let expanded = expand(value, body, origin: inner) else { return nil }
    let own = members.filter { $0.key != "use" && $0.key != "with" }
    if own.isEmpty { return expanded }
    guard let base = expanded.object else {
      return fail(
        node,
        "the definition \"\(name)\" is \(expanded.inWords), so there can be no keys beside \"use\" and \"with\""
      )
    }
    let overrides = expandMembers(own, node.offset, scope, origin).object ?? []
    let names = Set(overrides.map(\.key))
    return JSONNode(
      .object(base.filter { !names.contains($0.key) } + overrides), offset: node.offset, origin: origin)
  }

  private func arguments(_ node: JSONNode?, _ scope: SceneScope, _ origin: SceneOrigin?) -> [JSONNode.Member]?
  {
    guard let node else { return [] }
    guard let members = expand(node, scope, origin: origin)?.object else {
      issues.report(
        node.offset, "\"with\" takes an object of parameters, not \(node.inWords)", origin: origin)
      return nil
    }
    return members
  }

  /// Gives parameters their values; false when one is missing or not as declared.
  private func bind(
    _ definition: JSONNode, _ name: String, _ arguments: [JSONNode.Member], _ use: JSONNode,
    _ origin: SceneOrigin?, into body: inout SceneScope
  ) -> Bool {
    let parameters = definition["parameters"]?.object ?? []
    let names = parameters.map(\.key)
    var isWhole = true
    for argument in arguments where !names.contains(argument.key) {
      issues.report(
        argument.keyOffset,
        "the definition \"\(name)\" has no parameter \"\(argument.key)\"\(SceneNames.hint(argument.key, in: names))",
        origin: origin)
      isWhole = false
    }
    for parameter in parameters {
      let declaration = SceneDeclaration(parameter)
      if let argument = arguments.last(where: { $0.key == parameter.key }) {
        if let wrong = declaration.mismatch(argument.node) {
          issues.report(
            argument.node.offset,
            "the parameter \"\(parameter.key)\" takes \(wrong), not \(argument.node.inWords)",
            origin: origin)
          isWhole = false
        }
        body.locals[parameter.key] = argument.node.value
      } else if let fallback = declaration.fallback {
        guard let value = expand(fallback, body, origin: origin) else { return false }
        body.locals[parameter.key] = value.value
      } else {
        issues.report(
          use.offset,
          "the definition \"\(name)\" needs the parameter \"\(parameter.key)\"; give it in \"with\"",
          origin: origin)
        isWhole = false
      }
    }
    return isWhole
  }

  // MARK: Lists

  private func expandEach(
    _ node: JSONNode, _ scope: SceneScope, _ origin: SceneOrigin?, into result: inout [JSONNode]
  ) {
    let known = ["forEach", "as", "index", "value", "if", "description"]
    for member in node.object ?? [] where !known.contains(member.key) {
      issues.report(
        member.keyOffset,
        "beside \"forEach\" there is no key \"\(member.key)\"\(SceneNames.hint(member.key, in: known))",
        origin: origin)
    }
    func fail(_ place: JSONNode, _ message: String) { issues.report(place.offset, message, origin: origin) }
    guard let source = node["forEach"], let over = expand(source, scope, origin: origin) else { return }
    guard let value = node["value"] else {
      return fail(node, "\"forEach\" needs a \"value\" that is repeated")
    }
    let elements: [JSONNode.Value]
    switch over.value {
    case .array(let list): elements = list.map(\.value)
    case .number(let number):
      guard let whole = Int(exactly: number), (0...100_000).contains(whole) else {
        return fail(
          source, "\"forEach\" takes a list or a whole number from 0 to 100000, not \(over.inWords)")
      }
      elements = (0..<whole).map { .number(Double($0)) }
    default: return fail(source, "\"forEach\" takes a list or a whole number, not \(over.inWords)")
    }
    let name = node["as"]?.string ?? "item"
    let index = node["index"]?.string ?? "index"
    for (place, element) in elements.enumerated() {
      if isTooLarge { return }
      var inner = scope
      inner.locals[name] = element
      inner.locals[index] = .number(Double(place))
      if let condition = node["if"] {
        guard let value = expand(condition, inner, origin: origin), value.value.isTrue else { continue }
      }
      if value["forEach"] != nil {
        expandEach(value, inner, origin, into: &result)
      } else if let expanded = expand(value, inner, origin: origin) {
        // A list of values for each: all become elements.
        if let list = expanded.array, value.array != nil { result += list } else { result.append(expanded) }
      }
    }
  }
}
