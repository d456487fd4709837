import SwiftSyntax

extension CutFinder {
  /// The innermost part of a body that does not run as the body does, around a line: what a tap does, what a sheet
  /// shows, where a link leads. Only for messages about a name, whose line is that of the name.
  func closures(for reason: String, at line: Int) -> [Unit] {
    let isAboutName =
      ["cannot find ", "no such module"].contains { reason.hasPrefix($0) }
      || reason.contains(" has no member ") || reason.contains(" is unavailable")
    guard isAboutName else { return [] }
    let parts = LaterParts(tree: tree).parts.filter { lines(of: Syntax($0.node)).contains(line) }
    guard let part = parts.min(by: { $0.node.totalLength.utf8Length < $1.node.totalLength.utf8Length }) else {
      return []
    }
    guard let closure = part.node.as(ClosureExprSyntax.self) else {
      return [
        Unit(extent: .body, range: SourceFixer.range(of: part.node)) { "Flipbook._UncompiledPlace(\($0))" }
      ]
    }
    let start = (closure.signature.map { Syntax($0) } ?? Syntax(closure.leftBrace))
      .endPositionBeforeTrailingTrivia.utf8Offset
    let end = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let names = closure.signature == nil ? Self.positions(in: closure) : []
    let uses = names.map { "let _ = \($0); " }.joined()
    return [
      Unit(extent: .body, range: start..<end) {
        part.isView
          ? " \(uses)Flipbook._UncompiledPlace(\($0)) "
          : " \(uses)Swift.fatalError(\(ending)(\($0))) "
      }
    ]
  }

  /// The names `$0`, `$1`… that a closure reads, not those of closures inside.
  private static func positions(in closure: ClosureExprSyntax) -> [String] {
    var found: Set<String> = []
    func walk(_ node: Syntax) {
      if let token = node.as(TokenSyntax.self), case .dollarIdentifier(let name) = token.tokenKind,
        name.dropFirst().allSatisfy(\.isNumber)
      {
        found.insert(name)
      }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(ClosureExprSyntax.self) {
        walk(child)
      }
    }
    for statement in closure.statements { walk(Syntax(statement)) }
    return found.sorted()
  }
}

/// The parts of bodies that run later than the body, or never: actions, and what other screens show.
final class LaterParts: SyntaxVisitor {
  /// One of them.
  struct Part {
    /// A closure, or an expression that is a view.
    var node: ExprSyntax
    /// Whether it makes views.
    var isView: Bool
  }

  private(set) var parts: [Part] = []

  private static let screens: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]
  private static let actions: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onReceive", "onChange", "onSubmit", "onDelete", "onMove",
    "onEnded",
    "onChanged", "refreshable", "onAppear", "onDisappear", "task", "onOpenURL", "onDrop", "onHover", "onDrag",
    "onContinueUserActivity", "onPreferenceChange", "userActivity", "fileImporter", "fileExporter",
  ]
  private static let actionLabels: Set<String> = ["action", "perform", "onDismiss", "onCompletion"]

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    for argument in node.arguments { add(argument.expression, label: argument.label?.text, of: name) }
    for closure in node.additionalTrailingClosures {
      add(ExprSyntax(closure.closure), label: closure.label.text, of: name)
    }
    if let closure = node.trailingClosure { addFirst(closure, of: node, name) }
    return .visitChildren
  }

  private func add(_ expression: ExprSyntax, label: String?, of name: String) {
    let closure = expression.as(ClosureExprSyntax.self)
    if let label, Self.actionLabels.contains(label) {
      if closure != nil { parts.append(Part(node: expression, isView: false)) }
    } else if name == "NavigationLink", label == "destination" {
      parts.append(Part(node: expression, isView: true))
    } else if Self.screens.contains(name), closure != nil, label == "content" || label == "destination" {
      parts.append(Part(node: expression, isView: true))
    }
  }

  /// The first of a call's trailing closures, which has no label.
  private func addFirst(_ closure: ClosureExprSyntax, of node: FunctionCallExprSyntax, _ name: String) {
    let labels = Set(node.arguments.map { $0.label?.text ?? "" })
    let others = Set(node.additionalTrailingClosures.map(\.label.text))
    let expression = ExprSyntax(closure)
    if Self.screens.contains(name) {
      parts.append(Part(node: expression, isView: true))
    } else if Self.actions.contains(name) {
      parts.append(Part(node: expression, isView: false))
    } else if name == "Button", labels.isDisjoint(with: ["action", "label"]),
      others.contains("label") || labels.contains("")
    {
      parts.append(Part(node: expression, isView: false))
    } else if name == "NavigationLink", labels.isDisjoint(with: ["destination", "value", "label"]),
      others.contains("label") || labels.contains("")
    {
      parts.append(Part(node: expression, isView: true))
    }
  }
}
