import SwiftSyntax

/// The methods that files ask objects about by `responds(to: #selector(…))`, which only Objective-C can look up.
///
/// Each becomes a protocol without requirements. The classes that have the method conform to it, and so do their subclasses.
final class AskedMethods: SyntaxVisitor {
  /// Methods with their labels, or their names alone where no labels were written.
  private(set) var names: Set<String> = []

  init(tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.name(askedBy: node) { names.insert(name) }
    return .visitChildren
  }

  /// The method that a selector names in a call of `responds(to:)`; nil for other selectors, and for accessors.
  static func name(askedBy node: some SyntaxProtocol) -> String? {
    guard let selector = node.as(MacroExpansionExprSyntax.self), selector.macroName.text == "selector",
      let argument = selector.arguments.first, argument.label == nil,
      let place = selector.parent?.as(LabeledExprSyntax.self), place.label?.text == "to",
      let call = place.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    guard callee == "responds" else { return nil }
    let written = argument.expression
    return written.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription ?? written.trimmedDescription
  }

  /// Methods that UIKit asks about, with the protocols that it declares for them.
  private static let known = [
    "tableView(_:commit:forRowAt:)": "UITableViewEditing",
    "tableView(_:moveRowAt:to:)": "UITableViewMoving",
    "collectionView(_:moveItemAt:to:)": "UICollectionViewMoving",
  ]

  /// The methods that UIKit asks about.
  static var knownNames: Set<String> { Set(known.keys) }

  /// The protocol of the classes that have a method.
  static func protocolName(_ method: String) -> String {
    known[method] ?? "_Responds_" + method.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The protocols of methods that are asked about, for one file of the scene.
  static func protocols(_ names: Set<String>) -> [String] {
    names.subtracting(knownNames).sorted().map { "protocol \(protocolName($0)): AnyObject {}" }
  }

  /// The conformances of a file's classes to the protocols of the methods that they have.
  ///
  /// - Parameters:
  ///   - names: The methods that all files ask about.
  ///   - file: The number of the file.
  static func conformances(to names: Set<String>, in hierarchy: ClassHierarchy, file: Int) -> [String] {
    names.sorted().flatMap { name -> [String] in
      let classes = hierarchy.classes.keys.filter { type in
        hierarchy.places.contains { $0.type == type && has($0, name) }
      }
      return classes.sorted().compactMap { type in
        guard hierarchy.classes[type] == file,
          !classes.contains(where: { $0 != type && hierarchy.inherits(type, from: ownName($0)) })
        else { return nil }
        return "extension \(type): \(protocolName(name)) {}"
      }
    }
  }

  private static func has(_ place: ClassHierarchy.Place, _ name: String) -> Bool {
    name.contains("(")
      ? place.members.contains(name)
      : place.members.contains { $0 == name || $0.hasPrefix(name + "(") }
  }

  private static func ownName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }
}
