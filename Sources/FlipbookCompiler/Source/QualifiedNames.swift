import SwiftSyntax

/// Finds names that are written with the module they come from, such as `SwiftUICore.Font`, where that module is another
/// one here: what the system's modules have is Flipbook's, and the targets of a folder are compiled as one module.
final class QualifiedNames: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  private let system: Set<String>
  private let scene: Set<String>
  private let declared: Set<String>?
  /// Names of parameters and variables, which hide modules: `simd.x` is one's.
  private let values: Set<String>

  /// Modules of Apple's that a file may name without an import of that name.
  static let systemModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "UIKitCore", "Combine", "OpenCombine", "QuartzCore", "CoreText",
    "CoreImage",
    "ObjectiveC", "DeveloperToolsSupport",
  ]

  /// Modules that have a type of their own name, which is what that name means.
  private static let typeNames: Set<String> = ["OSLog"]

  /// - Parameters:
  ///   - covered: Modules whose imports are left out.
  ///   - imported: Modules that the file imports and that are there.
  ///   - scene: Modules that are compiled into the scene's own.
  ///   - declared: The names that the scene's files declare: only such a name is one of the scene's modules. Nil for
  ///     any.
  init(
    tree: SourceFileSyntax, covered: Set<String>, imported: Set<String>, scene: Set<String>,
    declared: Set<String>? = nil
  ) {
    self.declared = declared
    system = covered.union(Self.systemModules).subtracting(imported).subtracting(scene)
      .subtracting(Self.typeNames)
    self.scene = scene
    values = ValueNames(tree).names
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      !values.contains(base.baseName.text)
    {
      replace(base.baseName, before: node.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil {
      replace(base.name, before: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func replace(_ name: TokenSyntax, before member: TokenSyntax) {
    let isScene = scene.contains(name.text) && declared?.contains(member.text) ?? true
    let module = isScene ? "FlipbookScene" : system.contains(name.text) ? "Flipbook" : nil
    if let module { edits.append(SourceEdit(range: SourceFixer.range(of: name), text: module)) }
  }
}
