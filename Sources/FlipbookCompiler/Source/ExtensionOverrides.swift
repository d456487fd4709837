import SwiftSyntax

/// Moves members of extensions into their class: those that override, and those that a class below overrides.
///
/// With Objective-C an extension may have either; without it only the class itself may. The text of such a member is
/// compiled at the end of its class, under the lines that it has in its own file.
final class ExtensionOverrides: SyntaxVisitor {
  /// Stands for the path of the file in ``move(in:edits:)``'s text, until it is known.
  static let pathMark = "\u{1}path\u{1}"

  /// A member whose class is in another file.
  struct Departure {
    var type: String
    var line: Int
    var text: String
  }

  private struct Class {
    var name: String
    /// The offset of the brace that ends it.
    var end: Int
    var endLine = 0
  }

  private struct Member {
    var type: String
    var range: Range<Int>
    /// The access that its extension gives it.
    var access: String
    /// The member, where it is a method.
    var method: FunctionDeclSyntax?
    /// The edits that let it replace a member of one of the library's classes.
    var replacement: [SourceEdit]
  }

  private var classes: [Class] = []
  private var outerNames: [String] = []
  private var members: [Member] = []
  private let hierarchy: ClassHierarchy
  private let mayLeave: Bool
  /// The members that go to other files, once those of the file were moved.
  private(set) var departures: [Departure] = []

  /// - Parameter group: The facts that the file shares with others; nil for a file alone.
  init(tree: SourceFileSyntax, group: GroupFacts? = nil) {
    hierarchy = group?.hierarchy ?? ClassHierarchy(trees: [tree])
    mayLeave = group?.movesAmongFiles ?? false
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    outerNames.append(node.name.text)
    classes.append(
      Class(
        name: outerNames.joined(separator: "."),
        end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    outerNames.append(type)
    // Members for some types alone stay in the extension.
    guard node.genericWhereClause == nil else { return .skipChildren }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    for member in node.memberBlock.members {
      let modifiers: DeclModifierListSyntax? =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      guard let modifiers, let name = ClassHierarchy.name(of: member.decl) else { continue }
      let isOverride = modifiers.contains { $0.name.text == "override" }
      guard isOverride || hierarchy.overrides(name, of: type) else { continue }
      let hasAccess = modifiers.contains { Self.accessWords.contains($0.name.text) }
      members.append(
        Member(
          type: type, range: SourceFixer.range(of: member.decl), access: hasAccess ? "" : access,
          method: member.decl.as(FunctionDeclSyntax.self),
          replacement: isOverride ? ExtensionReplacements.edits(of: member.decl, named: name, in: type) : []))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outerNames.removeLast() }

  // Types inside functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static let accessWords: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate",
  ]

  /// The edits of a file with those that move members added, and done to what is moved.
  func move(in source: String, edits: [SourceEdit]) -> [SourceEdit] {
    let bytes = Array(source.utf8)
    func line(_ offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
    var edits = edits
    var arrivals: [Int: String] = [:]
    departures = []
    for index in classes.indices { classes[index].endLine = line(classes[index].end) }
    for member in members {
      let target = classes.first { $0.name == member.type }
      guard target != nil || (mayLeave && hierarchy.classes[member.type] != nil) else {
        if hierarchy.classes[member.type] == nil { edits += member.replacement }
        continue
      }
      if target == nil, let method = member.method {
        // A private name of the file is not visible from the class: the body stays.
        edits += Self.renaming(method)
        departures.append(
          Departure(
            type: member.type, line: line(member.range.lowerBound),
            text: member.access + Self.call(of: method)))
        continue
      }
      let own = edits.filter { member.range.contains($0.range.lowerBound) }
      edits.removeAll { member.range.contains($0.range.lowerBound) }
      let text =
        member.access
        + SourceEdit.apply(
          own.map {
            SourceEdit(
              range: ($0.range.lowerBound - member.range.lowerBound)..<($0.range.upperBound
                - member.range.lowerBound),
              text: $0.text)
          }, to: String(decoding: bytes[member.range], as: UTF8.self))
      edits.append(SourceEdit(range: member.range, text: ""))
      if let target {
        arrivals[target.end, default: ""] +=
          "\n#sourceLocation(file: \"\(Self.pathMark)\", line: \(line(member.range.lowerBound)))\n\(text)"
      } else {
        departures.append(
          Departure(type: member.type, line: line(member.range.lowerBound), text: text))
      }
    }
    for (end, text) in arrivals { edits.append(Self.arrival(text, at: end, line: line(end))) }
    return edits
  }

  private static func otherName(_ method: FunctionDeclSyntax) -> String { "_\(method.name.text)InExtension" }

  /// The edits that make a method one of its own, which overrides nothing.
  private static func renaming(_ method: FunctionDeclSyntax) -> [SourceEdit] {
    // A list that is filtered itself would forget its place in the file.
    let words = Array(method.modifiers).filter { $0.name.text == "override" }
    return words.map { SourceEdit(range: SourceFixer.range(of: $0), text: "") }
      + [SourceEdit(range: SourceFixer.range(of: method.name), text: otherName(method))]
  }

  /// The method that goes to the class, and calls the one that stays.
  private static func call(of method: FunctionDeclSyntax) -> String {
    let words = method.modifiers.map(\.name.text).filter { $0 != "dynamic" }.map { "\($0) " }.joined()
    let generics = method.genericParameterClause?.trimmedDescription ?? ""
    let signature = method.signature.trimmedDescription.replacing("\n", with: " ")
    let bounds = method.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    let attribute = method.signature.returnClause == nil ? "" : "@discardableResult "
    return "\(attribute)\(words)func \(method.name.text)\(generics)\(signature)\(bounds) { "
      + "\(ExtensionDispatch.call(of: method, as: otherName(method))) }"
  }

  private static func arrival(_ text: String, at end: Int, line: Int) -> SourceEdit {
    SourceEdit(
      range: end..<end,
      text: "\(text)\n#sourceLocation(file: \"\(pathMark)\", line: \(line))\n")
  }

  /// The edit that a member of another file comes by; nil where its class is not in this one.
  ///
  /// - Parameter path: The path of that file, as in a literal.
  func arrival(of departure: Departure, from path: String) -> SourceEdit? {
    guard let target = classes.first(where: { $0.name == departure.type }) else { return nil }
    return Self.arrival(
      "\n#sourceLocation(file: \"\(path)\", line: \(departure.line))\n\(departure.text)", at: target.end,
      line: target.endLine)
  }
}
