import SwiftSyntax

/// A `#Preview` of a scene file, and what is compiled in its place: a view of the same lines.
struct PreviewMacro {
  var title: String?
  /// The modifiers that stand for the traits, as calls that follow the view.
  var modifiers = ""
  var edits: [SourceEdit]
  /// The traits as they stand in the source.
  var traits: [String] = []
  /// Whether it has state of its own.
  var hasState = false

  /// Nil when the macro has no closure.
  init?(
    start: AbsolutePosition, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, typeName: String
  ) {
    let list = Array(arguments)
    guard let closure = closure ?? list.last?.expression.as(ClosureExprSyntax.self) else { return nil }
    title = Self.title(in: list)

    if let family = list.first(where: { $0.label?.text == "as" })?.expression {
      let isArgument = closure.parent?.is(LabeledExprSyntax.self) == true
      let widget = isArgument ? list.first { $0.label?.text == "widget" } : nil
      guard let macro = isArgument ? arguments.parent : closure.parent, !isArgument || widget != nil else {
        return nil
      }
      edits = Self.widgetEdits(
        start: start, family: family, settings: list.first { $0.label?.text == "using" }?.expression,
        closures: widget.map(Syntax.init) ?? Syntax(closure), macro: macro, typeName: typeName)
      modifiers = ".previewLayout(.sizeThatFits)"
      return
    }

    if let start = list.firstIndex(where: { $0.label?.text == "traits" }) {
      for argument in list[start...] where argument.label == nil || argument.label?.text == "traits" {
        modifiers += Self.modifier(of: argument.expression) ?? ""
        traits.append(argument.expression.trimmedDescription)
      }
    }
    let opening = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let stored = Self.leadingDeclarations(in: closure)
    let behind = Self.trailingDeclarations(in: closure, after: stored.count)
    hasState = stored.contains { Self.previewable(in: $0) != nil }
    edits = [
      SourceEdit(
        range: start.utf8Offset..<opening,
        text: "struct \(typeName): Flipbook.View {" + (stored.isEmpty ? Self.bodyStart : "")),
      SourceEdit(range: Self.range(of: closure.rightBrace), text: behind.isEmpty ? "}}}" : "}"),
    ]
    edits += Self.tailEdits(of: closure)
    edits += Self.leadingEdits(of: stored)
    edits += Self.trailingEdits(of: behind)
    if let last = stored.last {
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(SourceEdit(range: end..<end, text: (last.semicolon == nil ? ";" : "") + Self.bodyStart))
    }
  }

  private static func title(in arguments: [LabeledExprSyntax]) -> String? {
    guard let first = arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Types and functions of the preview's own, which the compiler can't return from a closure, become the view's.
  private static func leadingDeclarations(in closure: ClosureExprSyntax) -> [CodeBlockItemSyntax] {
    Array(closure.statements.prefix { previewable(in: $0) != nil || isType($0) })
  }

  /// Those behind what is shown become the view's too: the compiler doesn't get over a function that a closure uses
  /// before it is declared.
  ///
  /// - Parameter count: How many declarations stand before what is shown.
  private static func trailingDeclarations(
    in closure: ClosureExprSyntax, after count: Int
  ) -> [CodeBlockItemSyntax] {
    let late = closure.statements.dropFirst(count).reversed().prefix(while: Self.isType).reversed()
    return late.count < closure.statements.count - count ? Array(late) : []
  }

  private static func leadingEdits(of declarations: [CodeBlockItemSyntax]) -> [SourceEdit] {
    declarations.flatMap { statement -> [SourceEdit] in
      var edits: [SourceEdit] = []
      if let attribute = previewable(in: statement) {
        edits.append(SourceEdit(range: range(of: attribute), text: ""))
      }
      // In a closure it may use what is private to the file.
      if let keyword = keyword(of: statement) {
        edits.append(SourceEdit(range: keyword..<keyword, text: "fileprivate "))
      }
      return edits
    }
  }

  /// Ends the view's body before the first of the declarations behind it.
  private static func trailingEdits(of declarations: [CodeBlockItemSyntax]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for (number, statement) in declarations.enumerated() {
      let begin = statement.positionAfterSkippingLeadingTrivia.utf8Offset
      let keyword = Self.keyword(of: statement)
      let ending = number == 0 ? "}}; " : ""
      if keyword == begin {
        edits.append(SourceEdit(range: begin..<begin, text: ending + "fileprivate "))
      } else {
        edits.append(SourceEdit(range: begin..<begin, text: ending))
        if let keyword { edits.append(SourceEdit(range: keyword..<keyword, text: "fileprivate ")) }
      }
    }
    return edits
  }

  /// A widget's preview: its closures become those of a function.
  ///
  /// - Parameters:
  ///   - family: The place of the widget.
  ///   - settings: Those of the widget, or the part of a live activity that stays; nil for none.
  ///   - closures: The first closure behind the parentheses, or the first argument that is one.
  private static func widgetEdits(
    start: AbsolutePosition, family: ExprSyntax, settings: ExprSyntax?, closures: Syntax, macro: Syntax,
    typeName: String
  ) -> [SourceEdit] {
    let opening = closures.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = macro.endPositionBeforeTrailingTrivia.utf8Offset
    let place = family.trimmedDescription + (settings.map { ", using: \($0.trimmedDescription)" } ?? "")
    let call = "WidgetKit._widgetPreview(as: \(place)" + (closures.is(LabeledExprSyntax.self) ? ", " : ") ")
    return [
      SourceEdit(
        range: start.utf8Offset..<opening,
        text: "struct \(typeName): Flipbook.View { var body: some Flipbook.View { \(call)"),
      SourceEdit(range: end..<end, text: "}}"),
    ]
  }

  /// Takes out what follows a closure that stands between the macro's parentheses.
  private static func tailEdits(of closure: ClosureExprSyntax) -> [SourceEdit] {
    guard let place = closure.parent?.as(LabeledExprSyntax.self) else { return [] }
    let owner = place.parent?.parent
    let end =
      owner?.as(MacroExpansionExprSyntax.self)?.rightParen
      ?? owner?.as(MacroExpansionDeclSyntax.self)?.rightParen
    return [place.trailingComma, end].compactMap { $0 }.map { SourceEdit(range: range(of: $0), text: "") }
  }

  /// The modifier for a trait such as `.fixedLayout(width: 200, height: 100)`; nil for one that changes nothing.
  private static func modifier(of trait: ExprSyntax) -> String? {
    let call = trait.as(FunctionCallExprSyntax.self)
    let name = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let arguments = call?.arguments.trimmedDescription ?? ""
    switch name {
    case "fixedLayout": return ".previewLayout(.fixed(\(arguments)))"
    case "sizeThatFitsLayout": return ".previewLayout(.sizeThatFits)"
    case "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown":
      return ".previewInterfaceOrientation(.\(name ?? ""))"
    case "modifier": return "._previewTrait(\(arguments))"
    case "defaultLayout": return nil
    // One of the project's own, in an extension of `PreviewTrait`.
    default: return "._previewTraits(\(trait.trimmedDescription))"
    }
  }

  private static let bodyStart = " var body: some Flipbook.View { Flipbook._previewContent {"

  /// The `@Previewable` of a declaration, which makes it a property of the view.
  private static func previewable(in statement: CodeBlockItemSyntax) -> AttributeSyntax? {
    statement.item.as(VariableDeclSyntax.self)?.attributes.attribute(named: "Previewable")
  }

  private static func isType(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.is(StructDeclSyntax.self) || statement.item.is(ClassDeclSyntax.self)
      || statement.item.is(EnumDeclSyntax.self) || statement.item.is(FunctionDeclSyntax.self)
  }

  /// Where a declaration begins after its attributes; nil for one that says who may use it.
  private static func keyword(of statement: CodeBlockItemSyntax) -> Int? {
    let found: (DeclModifierListSyntax, TokenSyntax)?
    if let node = statement.item.as(StructDeclSyntax.self) {
      found = (node.modifiers, node.structKeyword)
    } else if let node = statement.item.as(ClassDeclSyntax.self) {
      found = (node.modifiers, node.classKeyword)
    } else if let node = statement.item.as(EnumDeclSyntax.self) {
      found = (node.modifiers, node.enumKeyword)
    } else if let node = statement.item.as(VariableDeclSyntax.self) {
      found = (node.modifiers, node.bindingSpecifier)
    } else {
      found = statement.item.as(FunctionDeclSyntax.self).map { ($0.modifiers, $0.funcKeyword) }
    }
    guard let (modifiers, keyword) = found,
      !modifiers.contains(where: { ["private", "fileprivate", "internal", "public"].contains($0.name.text) })
    else { return nil }
    return keyword.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
