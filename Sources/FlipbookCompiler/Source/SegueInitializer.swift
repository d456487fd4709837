import SwiftSyntax

/// The initializer of segues, which storyboards call by their class: it is a required one here, and scenes write that they
/// override it.
enum SegueInitializer {
  private static let labels = ["identifier", "source", "destination"]

  /// The edit that makes such an initializer a required one; none for others.
  static func edits(for node: InitializerDeclSyntax) -> [SourceEdit] {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      node.signature.parameterClause.parameters.map(\.firstName.text) == labels
    else { return [] }
    return [SourceEdit(range: SourceFixer.range(of: modifier), text: "required")]
  }
}
