import SwiftSyntax

/// Gives classes that override what Objective-C's `NSObject` has, and Foundation's here has not, a base class that has it.
final class BaseObjects: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  /// The members of ``OverridableObject``, without labels.
  private static let members: Set<String> = [
    "observeValue", "awakeFromNib", "prepareForInterfaceBuilder", "responds", "value", "setValue",
    "setValuesForKeys", "forwardingTarget",
  ]

  private let hierarchy: ClassHierarchy

  init(tree: SourceFileSyntax, hierarchy: ClassHierarchy) {
    self.hierarchy = hierarchy
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.inheritanceClause?.inheritedTypes.first?.type,
      base.trimmedDescription == "NSObject",
      hierarchy.overridden(by: node.name.text).contains(where: {
        Self.members.contains(String($0.prefix { $0 != "(" }))
      })
    else { return .visitChildren }
    edits.append(SourceEdit(range: SourceFixer.range(of: base), text: "OverridableObject"))
    return .visitChildren
  }
}
