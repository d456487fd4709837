import SwiftSyntax

/// Rewrites what the compiler of this system doesn't take as Apple's does: questions for the platform, selectors,
/// attributes of Objective-C, and macros whose plug-ins only Apple has.
final class SourceFixer: SyntaxVisitor {
  var edits: [SourceEdit] = []
  private let keepsPage: Bool
  private let optionalMethods: Set<String>
  /// Those of them whose answers are optionals, which they aren't where they are declared.
  let answeredMethods: Set<String>

  /// - Parameters:
  ///   - keepsPage: Whether the statements of a playground are run.
  ///   - optionalMethods: Methods that protocols of the scene leave open.
  ///   - answeredMethods: Those of them whose answers are made optionals.
  init(
    tree: SourceFileSyntax, keepsPage: Bool = false, optionalMethods: Set<String> = [],
    answeredMethods: Set<String> = []
  ) {
    (self.keepsPage, self.optionalMethods, self.answeredMethods) = (
      keepsPage, optionalMethods, answeredMethods
    )
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Playgrounds

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // A playground hands its view over at the top of the file, where only a script may have statements.
    guard !keepsPage, node.parent?.parent?.is(SourceFileSyntax.self) == true,
      !node.item.is(DeclSyntax.self), PlaygroundScript.isPage(node)
    else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  // MARK: Platform

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { edits += PlatformConditions.edits(in: condition) }
    return .visitChildren
  }

  // MARK: Objective-C

  private static let objectiveAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "NSManaged", "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.objectiveAttributes.contains(node.attributeName.trimmedDescription) { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `dynamic` means dispatch by Objective-C unless it stands for replaceable functions.
    if node.name.text == "dynamic" { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      edits.append(SourceEdit(range: Self.range(of: node), text: SelectorText.text(for: argument, in: node)))
    case "keyPath":
      let path = Self.keyPath(argument.expression.trimmedDescription)
      edits.append(SourceEdit(range: Self.range(of: node), text: "\"\(path)\""))
    case "Rule":
      makeRule(node.pound, node.macroName)
      return .visitChildren
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Among statements it looks like a declaration.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Rule" { makeRule(node.pound, node.macroName) }
    return .visitChildren
  }

  /// TipKit's macro, whose plug-in only Apple has, makes a condition of its arguments.
  private func makeRule(_ pound: TokenSyntax, _ name: TokenSyntax) {
    let range =
      pound.positionAfterSkippingLeadingTrivia.utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: range, text: "Tips.Rule"))
  }

  /// A key path without the types that it begins with: `CALayer.position` is "position".
  private static func keyPath(_ text: String) -> String {
    let parts = text.split(separator: ".")
    let own = parts.drop { $0.first?.isUppercase == true }
    return (own.isEmpty ? parts[...] : own).joined(separator: ".")
  }

  /// Methods that a protocol of Objective-C's leaves open are called with a question mark; here every delegate has them.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    giveText(to: node)
    if forced(node) { return .visitChildren }
    guard let asked = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = asked.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return .visitChildren }
    if optionalMethods.contains(member.declName.baseName.text) {
      blank(asked.questionMark)
      return .visitChildren
    }
    guard
      Self.openMethods.contains(where: { member.declName.baseName.text.hasPrefix($0) })
    else { return .visitChildren }
    // Closures have no labels: what is called with one is a method, whatever its owner is called.
    let isMethod = node.arguments.contains { $0.label != nil }
    let owner = base.trimmedDescription.lowercased()
    if isMethod || owner.contains("delegate") || owner.contains("datasource") { blank(asked.questionMark) }
    return .visitChildren
  }

  /// Attributed strings of Foundation's can't be made without a text here: an empty one stands for none.
  private func giveText(to node: FunctionCallExprSyntax) {
    let names = ["NSAttributedString", "NSMutableAttributedString"]
    guard node.arguments.isEmpty, node.trailingClosure == nil, let close = node.rightParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(name)
    else { return }
    let place = close.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(range: place..<place, text: "string: \"\""))
  }

  /// Such a method that is asked for before it is called: it is always there.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
      optionalMethods.contains(member.declName.baseName.text),
      member.base?.is(OptionalChainingExprSyntax.self) == false
    else { return .visitChildren }
    let (start, end) = (Self.range(of: member).lowerBound, Self.range(of: member).upperBound)
    edits.append(SourceEdit(range: start..<start, text: "Optional("))
    edits.append(SourceEdit(range: end..<end, text: ")"))
    return .visitChildren
  }

  /// How the names of such methods begin, in UIKit and Core Animation.
  private static let openMethods = [
    "tableView", "collectionView", "numberOfSections", "scrollView", "viewForZooming", "textField",
    "textView",
    "gestureRecognizer", "navigationController", "tabBar", "pageViewController", "presentationCo",
    "animationController", "interactionController", "animationDidSt", "dynamicAnimator", "collisionBehavior",
  ]

  /// Core Text's names of attributes are strings here, which no cast makes keys of.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index + 2 < parts.count {
      guard let name = part.as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("kCT"),
        let cast = parts[index + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        parts[index + 2].trimmedDescription == "NSAttributedString.Key"
      else { continue }
      let range = Self.range(of: name).lowerBound..<Self.range(of: parts[index + 2]).upperBound
      edits.append(SourceEdit(range: range, text: "NSAttributedString.Key(\(name.baseName.text))"))
    }
    return .visitChildren
  }

  // MARK: Foundation

  /// Foundation's formatters have no such method to override here.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "getObjectValue",
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let last = owner.inheritanceClause?.inheritedTypes.last
    else { return .visitChildren }
    blank(modifier)
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: end..<end, text: ", ObjectValueReader"))
    return .visitChildren
  }

  /// The names of these classes are also functions, by which `NSDate()` is film time and `NSUUID()` follows the seed.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    edits += ObjectMember.edits(for: node)
    edits += ObjectMessage.edits(for: node)
    guard node.declName.baseName.text == "self", let base = node.base?.as(DeclReferenceExprSyntax.self),
      ["NSDate", "NSUUID"].contains(base.baseName.text)
    else { return .visitChildren }
    let start = Self.range(of: base).lowerBound
    edits.append(SourceEdit(range: start..<start, text: "Foundation."))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += SegueInitializer.edits(for: node)
    return .visitChildren
  }

  // MARK: Protocols and types

  /// Only classes conform to a protocol of Objective-C's, so that it can be referred to weakly.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute(named: "objc") != nil else { return .visitChildren }
    let bounds = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard !bounds.contains(where: Self.classBounds.contains) else { return .visitChildren }
    let end =
      (node.inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia
      ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
    edits.append(SourceEdit(range: end..<end, text: bounds.isEmpty ? ": AnyObject" : ", AnyObject"))
    return .visitChildren
  }

  private static let classBounds: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]

  /// The views of a `TupleView` are arguments of their own here, not one tuple.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "TupleView", let arguments = node.genericArgumentClause?.arguments,
      arguments.count == 1, let tuple = arguments.first?.argument.as(TupleTypeSyntax.self)
    else { return .visitChildren }
    blank(tuple.leftParen)
    blank(tuple.rightParen)
    return .visitChildren
  }

  // MARK: Macros on declarations

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let found = EntryMacro(node) { edits += found.edits }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += AnimatableMacro.edits(for: node)
    return .visitChildren
  }

  func blank(_ node: some SyntaxProtocol) {
    edits.append(SourceEdit(range: Self.range(of: node), text: Self.spaces(for: node)))
  }

  /// As many spaces as a node of one line is long; nothing for one of several.
  private static func spaces(for node: some SyntaxProtocol) -> String {
    let text = node.trimmedDescription
    return text.contains("\n") ? "" : String(repeating: " ", count: text.utf8.count)
  }

  /// The UTF-8 offsets of a node without the space and the comments around it.
  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
