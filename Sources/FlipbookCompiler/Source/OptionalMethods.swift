import SwiftSyntax

/// Members that a protocol of the scene's own leaves open by `@objc optional`, which only Objective-C has.
///
/// Methods that return nothing or an optional have a default that does nothing or returns nil, and are called without a
/// question mark. Other methods, and variables, become the one requirement of a protocol of their own. The types that have
/// such a member conform to it, and the protocol that leaves it open answers with an optional: nil for other types.
final class OptionalMethods: SyntaxVisitor {
  /// A requirement of its own.
  struct Answer {
    /// The protocol that leaves the member open.
    var base: String
    /// The protocol whose one requirement it is.
    var name: String
    /// The member with its labels.
    var member: String
  }

  /// Names of methods, without labels.
  private(set) var names: Set<String> = []
  /// Those of them whose answers become optionals.
  private(set) var answered: Set<String> = []
  private(set) var edits: [SourceEdit] = []
  private(set) var answers: [Answer] = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults: [String] = []
    var others: [String] = []
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let word =
      isPublic ? "public " : node.modifiers.contains { $0.name.text == "private" } ? "fileprivate " : ""
    for member in node.memberBlock.members {
      if let method = member.decl.as(FunctionDeclSyntax.self), let optional = Self.mark(method.modifiers) {
        names.insert(method.name.text)
        guard method.genericParameterClause == nil else { continue }
        if Self.isPlain(method) {
          edits.append(
            SourceEdit(range: SourceFixer.range(of: optional), text: String(repeating: " ", count: 8)))
          defaults.append((isPublic ? "public " : "") + Self.fallback(method))
        } else {
          let answer = answer(to: ClassHierarchy.name(of: method), of: node)
          answered.insert(method.name.text)
          others.append(Self.requirement(method, answer, word, node))
          defaults.append((isPublic ? "public " : "") + Self.question(method, answer))
          edits.append(SourceEdit(range: SourceFixer.range(of: method), text: ""))
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), Self.mark(variable.modifiers) != nil,
        let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription
      {
        let name = binding.pattern.trimmedDescription
        let answer = answer(to: name, of: node)
        others.append(
          "\(Self.isolation(node))\(word)protocol \(answer.name): AnyObject { var \(name): \(type) { get } }")
        defaults.append(
          "\(isPublic ? "public " : "")var \(name): (\(type))? { (self as? any \(answer.name))?.\(name) }")
        edits.append(SourceEdit(range: SourceFixer.range(of: variable), text: ""))
      }
    }
    if !defaults.isEmpty {
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let rest = others + ["extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"]
      edits.append(SourceEdit(range: end..<end, text: "; " + rest.joined(separator: "; ")))
    }
    return .skipChildren
  }

  private static func mark(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.text == "optional" }
  }

  private func answer(to member: String, of node: ProtocolDeclSyntax) -> Answer {
    let tail = member.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let answer = Answer(base: node.name.text, name: "_\(node.name.text)_\(tail)", member: member)
    answers.append(answer)
    return answer
  }

  private static func isolation(_ node: ProtocolDeclSyntax) -> String {
    node.attributes.attribute(named: "MainActor") == nil ? "" : "@MainActor "
  }

  private static func line(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.replacing("\n", with: " ")
  }

  private static func fallback(_ method: FunctionDeclSyntax) -> String {
    let body = method.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true ? "{ nil }" : "{}"
    return "func \(method.name.text)\(line(method.signature)) \(body)"
  }

  private static func requirement(
    _ method: FunctionDeclSyntax, _ answer: Answer, _ word: String, _ node: ProtocolDeclSyntax
  ) -> String {
    "\(isolation(node))\(word)protocol \(answer.name): AnyObject "
      + "{ func \(method.name.text)\(line(method.signature)) }"
  }

  private static func question(_ method: FunctionDeclSyntax, _ answer: Answer) -> String {
    let result = method.signature.returnClause.map { line($0.type) } ?? "Void"
    return "func \(method.name.text)\(line(method.signature.parameterClause)) -> (\(result))? "
      + "{ (self as? any \(answer.name))?.\(method.name.text)(\(ExtensionDispatch.arguments(of: method))) }"
  }

  /// Whether a method returns nothing or an optional, and throws and awaits nothing.
  private static func isPlain(_ method: FunctionDeclSyntax) -> Bool {
    let type = method.signature.returnClause?.type
    let result = type?.trimmedDescription ?? "Void"
    return ["Void", "()"].contains(result) || type?.is(OptionalTypeSyntax.self) == true
  }

  /// The conformances of the types of a file to the protocols that have one requirement.
  ///
  /// - Parameters:
  ///   - answers: Those of all files.
  ///   - file: The number of the file.
  static func conformances(to answers: [Answer], in hierarchy: ClassHierarchy, file: Int) -> [String] {
    var seen: Set<String> = []
    return hierarchy.places.filter { $0.file == file }.flatMap { place in
      answers.compactMap { answer -> String? in
        guard place.members.contains(answer.member), hierarchy.inherits(place.type, from: answer.base),
          seen.insert("\(place.type) \(answer.name)").inserted
        else { return nil }
        return "extension \(place.type): \(answer.name) {}"
      }
    }
  }
}
